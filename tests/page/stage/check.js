/**
 * Looks at the screen as it is, and tells what is wrong with it: one line each, `kind: what`.
 *
 * Everything that may be chosen must be seen and hit. The names of the kinds:
 * - unoffered, unreachable: a choice of the legal list has nothing to click, or nothing that can be hit after one
 *   scroll or one sheet; untappable: a tap in its middle would take something else, or nothing
 * - stepper: several places of the board cannot be stepped through
 * - covered, overlap, outside: controls lie on each other, or beyond the edge
 * - small: a target is below 40 px on touch; tiles: tiles of the board are below 24 px in a landscape without zoom
 * - cut, spills: words of a control are cut off, or leave it
 * - sideways: the page scrolls sideways; cramped: too little is left for the board
 * - popover: an explanation lies on what it explains, or on the confirmation
 */
async ({ touch, large, explain }) => {
  const found = new Set();
  const tell = (kind, what) => found.add(`${kind}: ${what}`);
  const quiet = () => stage.quiet();
  const all = (what, root = document) => [...root.querySelectorAll(what)];

  // What is where.

  const name = (one) => {
    if (!one) return "nothing";
    const held = one.closest("[data-thing], [data-do], button, a") ?? one;
    const kind = (held.dataset.thing ?? held.dataset.do ?? "").split(" ")[0];
    const of = held.closest(".boardbox, .tray, .drawer, .doors, .prompt, .bar, .chips, .rail, .strip, .pop, .coach, .sprite");
    const words = kind || (held.getAttribute("class") ?? held.tagName).replace(/ ?s(velte)?-\S+/g, "");
    return `${of ? `${of.classList[0]} ` : ""}${words}`;
  };
  const styles = new Map();
  const style = (one) => styles.get(one) ?? (styles.set(one, getComputedStyle(one)), styles.get(one));
  const scrolls = (one) => /auto|scroll/.test(style(one).overflowX + style(one).overflowY);
  const hides = (one) => !/^visible visible$/.test(`${style(one).overflowX} ${style(one).overflowY}`);
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const empty = (box, least = 0) => box.right - box.left <= least || box.bottom - box.top <= least;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  /** What can be seen of an element, its scrolling and hiding parents considered. */
  const seen = (one, box = one.getBoundingClientRect()) => {
    let left = meet(box, screen);
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement)
      if (hides(up)) left = meet(left, up.getBoundingClientRect());
    return left;
  };
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".sr, [inert]");
  const within = (x, y, box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  /** Where one aims at: the middle of the shape that takes the click. */
  const middle = (one) => {
    const box = (one.querySelector(":scope > .hit") ?? one).getBoundingClientRect();
    return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  };
  /** What takes a click at a place. On the board it goes through what may not be chosen to what may. */
  const at = (x, y) => {
    const first = document.elementFromPoint(x, y);
    if (!first?.closest(".boardbox:not(.flat)") || first.closest("button, [data-thing].offer")) return first;
    const here = document.elementsFromPoint(x, y);
    return here.find((one) => one.closest("[data-thing].offer") || !one.closest(".boardbox")) ?? first;
  };
  const isHit = (one) => {
    const taken = at(...middle(one));
    return !!taken && (one === taken || one.contains(taken));
  };

  // Every choice has something that can be hit.

  const wanted = (choice) =>
    choice.thing
      ? all(`[data-thing="${CSS.escape(choice.thing)}"]`).filter((one) => one.matches("[tabindex]"))
      : all(`[data-do="${CSS.escape(choice.action)}"]`);
  const reach = (choice) => wanted(choice).some((one) => shown(one) && isHit(one));
  const scrollTo = async (choice) => {
    for (const one of wanted(choice).filter(shown)) {
      if (one.closest(".boardbox:not(.flat)")) {
        // What has been in focus all along is not brought into sight by that.
        one.blur();
        one.focus({ preventScroll: true });
      } else one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      await quiet();
      if (isHit(one)) return true;
    }
    return false;
  };
  const choices = stage.choices();
  for (const choice of choices) if (!choice.offered) tell("unoffered", choice.action.split(" ")[0]);
  const reached = async (some, direct) => {
    const left = [];
    for (const choice of some) if (!reach(choice) && (direct || !(await scrollTo(choice)))) left.push(choice);
    return left;
  };
  let left = await reached(choices.filter((choice) => choice.offered), false);
  // A sheet is opened, or the one that lies on the board is shut.
  const doors = left.length ? all("[aria-expanded]").filter(shown) : [];
  const open = (door) => door.getAttribute("aria-expanded") === "true";
  const before = doors.find(open);
  for (const door of before ? [before, ...doors] : doors) {
    if (!left.length) break;
    door.click();
    await quiet();
    left = await reached(left, false);
    if (!open(door)) continue;
    door.click();
    await quiet();
  }
  if (before && !open(before)) {
    before.click();
    await quiet();
  }
  for (const choice of left) {
    const one = wanted(choice).find(shown);
    const by = one ? `by ${name(at(...middle(one)))}` : "not there";
    tell("unreachable", `${choice.thing?.split(" ")[0] ?? `button ${choice.action.split(" ")[0]}`}, ${by}`);
  }
  const places = choices.filter((one) => one.thing);
  if (places.length > 1 && !all(".stepper").some(shown)) tell("stepper", "places cannot be stepped through");
  if (touch)
    for (const choice of places) {
      const one = wanted(choice).find((element) => element.closest(".boardbox:not(.flat)"));
      if (!one || one.classList.contains("chosen")) continue;
      const [x, y] = middle(one);
      if (within(x, y, seen(one)) && stage.nearest(x, y) !== choice.thing) tell("untappable", choice.thing.split(" ")[0]);
    }

  // No control lies on another, is too small, or beyond the edge.

  const outer = (one) => {
    const same = one.dataset.thing;
    while (same && one.parentElement?.closest(`[data-thing="${CSS.escape(same)}"]`))
      one = one.parentElement.closest(`[data-thing="${CSS.escape(same)}"]`);
    return one;
  };
  const controls = all("button, a[href], select, input, [role=tab], [role=button], .card")
    .filter((one) => shown(one) && !one.closest("svg"))
    .map((one) => ({ one, box: outer(one).getBoundingClientRect(), see: seen(one) }))
    .filter(({ see }) => !empty(see, 1));
  for (const { one, box, see } of controls) {
    const [x, y] = middle(one);
    // At the very edge of what scrolls, half a pixel decides: that is no cover.
    const taken = within(x, y - 1, see) && within(x, y + 1, see) && document.elementFromPoint(x, y);
    if (taken && one !== taken && !one.contains(taken) && !taken.contains(one)) tell("covered", `${name(one)} by ${name(taken)}`);
    if (touch && Math.min(box.width, box.height) < 39.5) tell("small", `${name(one)} ${Math.round(box.width)}x${Math.round(box.height)}`);
    let up = one.parentElement;
    while (up && !scrolls(up)) up = up.parentElement;
    const edges = [box.left, box.top, innerWidth - box.right, innerHeight - box.bottom];
    if (!up && edges.some((edge) => edge < -2)) tell("outside", name(one));
  }
  controls.forEach((a, i) => {
    for (const b of controls.slice(i + 1))
      if (!a.one.contains(b.one) && !b.one.contains(a.one) && !empty(meet(a.see, b.see), 3))
        tell("overlap", `${name(a.one)} and ${name(b.one)}`);
  });

  // No word of a control is cut.

  const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const holder = text.parentElement;
    if (!text.data.trim() || holder.closest("svg, .sr, .text") || !shown(holder)) continue;
    // What is only for screen readers is cut on purpose; a badge may stand out of what it counts.
    if (style(holder).clipPath !== "none" || style(holder).position === "absolute") continue;
    const air = Math.max(4, parseFloat(style(holder).fontSize) / 3);
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    for (let up = holder; up && up !== document.body; up = up.parentElement) {
      if (scrolls(up)) break;
      // What is shortened on a card can be read whole on pointing at it; what one chooses from is not shortened.
      if (style(up).webkitLineClamp !== "none" && up.closest("[data-thing]:not(.offer)")) break;
      const edge = up.getBoundingClientRect();
      const beyond = box.left < edge.left - 2 || box.right > edge.right + 2 || box.top < edge.top - air || box.bottom > edge.bottom + air;
      if (!beyond) continue;
      if (hides(up)) tell("cut", `${name(holder)} ${holder.tagName.toLowerCase()}`);
      else if (up.matches("button, a, [role=button], .card")) tell("spills", `${name(up)} ${holder.tagName.toLowerCase()}`);
    }
  }

  // The page as a whole.

  if (document.documentElement.scrollWidth > innerWidth || document.body.scrollWidth > innerWidth) tell("sideways", "page");
  const board = document.querySelector(".boardbox").getBoundingClientRect();
  const prompt = document.querySelector(".prompt").getBoundingClientRect();
  const side = innerWidth > innerHeight && innerHeight < 560;
  const free = (prompt.left < board.right - 9 && prompt.right > board.left + 9 ? Math.min(prompt.top, board.bottom) : board.bottom) - board.top;
  if (free < innerHeight * (side ? 0.75 : large ? 0.25 : 0.4)) tell("cramped", `board ${Math.round((free / innerHeight) * 100)} %`);
  if (side) {
    const tiles = all('.boardbox [data-thing^="cell "] > .hit, .boardbox [data-thing^="hex "] > .hit');
    const least = Math.min(...tiles.map((one) => one.getBoundingClientRect()).map((box) => Math.min(box.width, box.height)));
    if (least < 23.5) tell("tiles", `${Math.round(least)} px`);
  }

  // An explanation leaves what it explains in sight, and the confirmation.

  const things = explain < 0 ? [] : all("[data-thing][tabindex]");
  const from = explain % (things.length || 1);
  const pointedAt = (one) => one.contains(document.elementFromPoint(...middle(one)));
  const asked = [...things.slice(from), ...things.slice(0, from)].find(
    (one) => shown(one) && within(...middle(one), seen(one)) && pointedAt(one),
  );
  if (asked) {
    asked.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
    // Its part of the page is fetched when it is first needed.
    for (let tries = 0; tries < 600 && !document.querySelector(".pop"); tries += 1) await quiet();
    if (!document.querySelector(".pop")) tell("popover", `none for ${name(asked)}`);
    const pop = document.querySelector(".pop")?.getBoundingClientRect();
    const confirm = document.querySelector(".confirm")?.getBoundingClientRect();
    if (pop && !empty(meet(pop, seen(asked)), 2)) tell("popover", `covers ${name(asked)}`);
    if (pop && confirm && !empty(meet(pop, confirm), 2)) tell("popover", "covers the confirmation");
    if (pop && (pop.top < -1 || pop.left < -1 || pop.right > innerWidth + 1 || pop.bottom > innerHeight + 1)) tell("popover", "leaves the screen");
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await quiet();
  }
  return [...found];
};
