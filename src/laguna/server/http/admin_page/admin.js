/** Asks for the figures now and then, and draws the last minutes of them. */
const POINTS = 150;
const [WIDTH, HEIGHT] = [300, 80];
/** Milliseconds between two looks; fewer for whoever wants nothing to move. */
const PACE = matchMedia("(prefers-reduced-motion: reduce)").matches ? 10_000 : 2000;

const number = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 });
const silent = document.getElementById("silent");
const pause = document.getElementById("pause");
const rows = [...document.querySelectorAll("[data-figure]")].map((row) => ({
  name: row.dataset.figure,
  rate: "rate" in row.dataset,
  cells: row.querySelectorAll("td"),
  curve: document.querySelector(`[data-curve="${row.dataset.figure}"] polyline`),
  values: [],
}));
let last = null;
let timer = 0;

function draw(row) {
  const most = Math.max(...row.values);
  row.cells[0].textContent = number.format(row.values.at(-1));
  row.cells[1].textContent = number.format(most);
  const step = WIDTH / (POINTS - 1);
  const first = POINTS - row.values.length;
  const points = row.values.map((value, at) => {
    const height = most ? (value / most) * (HEIGHT - 4) : 0;
    return `${((first + at) * step).toFixed(1)},${(HEIGHT - 2 - height).toFixed(1)}`;
  });
  row.curve.setAttribute("points", points.join(" "));
}

async function look() {
  clearTimeout(timer);
  try {
    const answer = await fetch("/admin/figures");
    // The token has run out, or is another one now.
    if (answer.status === 404) return location.reload();
    if (!answer.ok) throw new Error(answer.statusText);
    const found = await answer.json();
    silent.textContent = "";
    for (const row of rows) {
      if (row.rate && !last) continue;
      const value = row.rate
        ? Math.max(0, (found[row.name] - last[row.name]) / Math.max(0.001, found.seconds - last.seconds))
        : found[row.name];
      // Figures that were not counted again since are no news.
      if (row.rate && found.seconds === last.seconds) continue;
      row.values = [...row.values, value].slice(-POINTS);
      draw(row);
    }
    last = found;
  } catch {
    silent.textContent = silent.dataset.text;
  }
  timer = setTimeout(look, PACE);
}

let paused = false;
pause.hidden = false;
pause.addEventListener("click", () => {
  paused = !paused;
  [pause.textContent, pause.dataset.other] = [pause.dataset.other, pause.textContent];
  clearTimeout(timer);
  if (!paused) {
    last = null;
    void look();
  }
});
void look();
