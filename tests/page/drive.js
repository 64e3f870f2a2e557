/** Plays my seats of a table over the socket, by chance or as a bot advises, until a line, a decision out of turn, or the end: the quick way to a position. */
async ({ id, until, seed, out, advised }) => {
  let state = seed;
  const chance = (most) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * most);
  };
  // What builds is done rather than what passes, so that a board fills up as it does among people.
  const dull = /^(pass|decline|done|drain_nothing|go_on|dont_stop|stop_me|gold|token|cheapest|pay)\b/;
  const choose = (legal) => {
    const lively = legal.filter((choice) => !dull.test(choice.do));
    const from = lively.length && chance(12) ? lively : legal;
    return from[chance(from.length)].do;
  };
  return await new Promise((done) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/socket`);
    let sent = -1;
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type === "hint") socket.send(JSON.stringify({ type: "do", n: sent, do: message.do }));
      if (message.type !== "state") return;
      const called = out && message.legal.length && message.view.on_turn !== message.view.seat;
      if (message.turn === -2 || called || (message.n >= until && message.legal.length)) {
        socket.close();
        done({ n: message.n, over: message.turn === -2 });
      } else if (message.legal.length && sent !== message.n) {
        sent = message.n;
        if (advised) socket.send(JSON.stringify({ type: "hint" }));
        else setTimeout(() => socket.send(JSON.stringify({ type: "do", n: message.n, do: choose(message.legal) })), 45);
      }
    };
    socket.onclose = () => done({ n: -1, over: false });
  });
};
