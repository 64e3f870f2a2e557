/** What people hold, and what stands round them. Things to hold are drawn round the hand at 0, 0. */
import { at, box, disc, dot, dye, flat, ground, INK, line, shape, tube } from "./draw";

export const thing = {
  fan: (fill: string) =>
    shape("M0 4L-20 -16Q-14 -26 0 -28Q14 -26 20 -16Z", fill) +
    line("M0 4L-12 -22M0 4V-27M0 4L12 -22", INK, 1.6) +
    line("M-18.5 -18Q0 -32 18.5 -18", dye.linen, 2.4),
  dividers: () =>
    line("M0 -24L-11 14M0 -24L11 14", INK, 5.6) +
    line("M0 -24L-11 12M0 -24L11 12", dye.coin, 2.2) +
    disc(0, -24, 5, dye.coin) +
    line("M-6.5 -2Q0 2 6.5 -2", INK, 2),
  plan: () =>
    shape("M-20 -13L18 -17L21 12L-17 16Z", dye.linen) +
    line("M-13 10L-14 -2L-7 -8L0 -3L1 9M5 8L4 -8L10 -9L11 7", dye.blue, 1.8),
  goblet: (fill: string) =>
    shape("M-9 -32H9Q11 -15 0 -13Q-11 -15 -9 -32Z", fill) +
    line("M0 -13V-2") +
    shape("M-8 2Q0 -5 8 2Z", fill) +
    flat("M-6 -29H-2Q-3 -20 -1 -17Q-7 -20 -6 -29Z", dye.white, 0.6),
  vase: (fill: string) =>
    shape("M-6 -36H6L5 -30Q16 -20 10 -6Q7 1 0 1T-10 -6Q-16 -20 -5 -30Z", fill) +
    flat("M-5 -27Q-11 -19 -7 -9Q-5 -19 -2 -28Z", dye.white, 0.55) +
    line("M-5 -30Q0 -28 5 -30", INK, 1.8),
  bottle: (fill: string) =>
    shape("M-4 -38H4V-26Q13 -21 13 -10Q13 2 0 2T-13 -10Q-13 -21 -4 -26Z", fill) +
    flat("M-11 -9Q0 -14 11 -9Q10 0 0 0T-11 -9Z", "#0003") +
    shape("M-4.5 -43H4.500V-37H-4.500Z", dye.wood, 1.8) +
    flat("M-7 -19Q-10 -15 -9 -10Q-6 -14 -4 -21Z", dye.white, 0.6),
  bowl: (fill: string) =>
    shape("M-20 -22H20Q19 -3 5 -1H-5Q-19 -3 -20 -22Z", fill) +
    shape("M-8 4Q0 -4 8 4Z", fill) +
    flat("M-16 -19H-10Q-10 -9 -4 -5Q-15 -7 -16 -19Z", dye.white, 0.55),
  necklace: (fill: string) =>
    [-16, -11, -5.5, 0, 5.5, 11, 16].map((x) => disc(x, 14 - (x * x) / 18, 3.8, fill)).join(""),
  coin: (size = 8) =>
    disc(0, 0, size, dye.coin) + `<circle r="${size * 0.55}" fill="none" stroke="#a87a12" stroke-width="1.6"/>`,
  coins: (high: number) =>
    Array.from(
      { length: high },
      (_, i) => `<ellipse cx="0" cy="${-5 * i}" rx="11" ry="4.5" fill="${dye.coin}"/>`,
    ).join("") +
    `<ellipse cx="0" cy="${-5 * (high - 1)}" rx="6" ry="2" fill="none" stroke="#a87a12" stroke-width="1.5"/>`,
  purse: () =>
    shape("M-5 -12Q-18 -2 -13 9Q-9 14 0 14T13 9Q18 -2 5 -12Z", "#7a4a2a") +
    shape("M-9 -20Q0 -15 9 -20L5 -12H-5Z", "#7a4a2a") +
    line("M-7 -12H7", dye.coin, 3) +
    at(0, 1, thing_coin(), 0.8),
  ledger: (fill: string) =>
    shape("M-22 -14Q-10 -19 0 -13Q10 -19 22 -14V14Q10 9 0 15Q-10 9 -22 14Z", fill) +
    shape("M-19 -17Q-9 -21 0 -15Q9 -21 19 -17V9Q9 5 0 11Q-9 5 -19 9Z", dye.linen, 1.8) +
    line(
      "M0 -15V11M-14 -12Q-9 -14 -5 -12M-14 -6Q-9 -8 -5 -6M-14 0Q-9 -2 -5 0M5 -12Q9 -14 14 -12M5 -6Q9 -8 14 -6",
      INK,
      1.6,
    ),
  quill: () =>
    shape("M0 6L6 -12C8 -26 18 -36 26 -38C26 -26 20 -14 10 -8Z", dye.linen) + line("M2 2L22 -32", INK, 1.6),
  bell: () =>
    tube("M0 6V-4", dye.wood, 4) +
    shape("M-15 -10Q-9 -14 -9 -24Q-8 -34 0 -34T9 -24Q9 -14 15 -10Z", dye.coin) +
    disc(0, -7, 4, dye.gold) +
    line("M-6 -24Q-6 -29 -2 -31", dye.linen, 2.2),
  trumpet: (banner: string) =>
    shape("M-2 -6L34 -17L38 3L0 2Z", dye.coin) +
    `<ellipse cx="36" cy="-7" rx="4.5" ry="11" fill="${dye.gold}" transform="rotate(-10 36 -7)"/>` +
    shape("M4 2L28 0L27 30L16 23L4 31Z", banner),
  crest: (fill = "#9c2f2a") =>
    shape("M-13 -15H13V3Q13 14 0 19Q-13 14 -13 3Z", fill) +
    line("M-9.5 -11.500H9.500V3Q9.5 11 0 15Q-9.5 11 -9.5 3Z", dye.straw, 2),
  keys: () =>
    `<circle cy="6" r="9" fill="none" stroke="${INK}" stroke-width="5"/><circle cy="6" r="9" fill="none" stroke="${dye.grey}" stroke-width="2"/>` +
    key(-9, 12, 18) +
    key(0, 15, 0) +
    key(9, 12, -18),
  basket: () =>
    line("M-17 -2Q0 -34 17 -2", INK, 6) +
    line("M-17 -2Q0 -34 17 -2", dye.wood, 2.4) +
    shape("M-14 -4Q-16 -14 -4 -14Q-3 -4 -5 -2ZM14 -4Q18 -16 6 -16Q-3 -12 1 -2Z", "#d9a25a") +
    shape("M-21 -4H21L16 16H-16Z", "#b98a4e") +
    line("M-19 3H19M-17 10H17M-10 -3L-8 15M0 -3V15M10 -3L8 15", "#6f452688", 1.6),
  staff: (one: string) =>
    box(-4, -70, 8, 110, dye.linen) +
    [-66, -50, -34, -18, -2, 14].map((y) => flat(`M-2.9 ${y}H2.900V${y + 8}H-2.900Z`, one)).join(""),
  sextant: () =>
    shape("M0 -26L20 12Q0 24 -20 12Z", "none", 5) +
    `<path d="M0 -26L20 12Q0 24 -20 12Z" fill="#ffffff55" stroke="${dye.gold}" stroke-width="2.4"/>` +
    line("M0 -24L5 15", INK, 2.4) +
    tube("M-11 -12L13 -18", dye.gold, 3),
  plumb: () =>
    line("M0 0V32", INK, 1.8) + shape("M-6 32H6L5 40L0 50L-5 40Z", dye.gold) + box(-16, -4, 32, 7, dye.wood),
  scales: () =>
    line("M0 6V-30M-24 -24Q0 -34 24 -24M-24 -24L-32 -6M-24 -24L-16 -6M24 -24L16 -6M24 -24L32 -6", INK, 2) +
    shape("M-34 -6H-14Q-16 3 -24 3T-34 -6ZM14 -6H34Q32 3 24 3T14 -6Z", dye.coin) +
    disc(0, -31, 3.5, dye.coin),
  lens: () =>
    tube("M3 3L14 16", dye.wood, 5) +
    disc(-8, -8, 14, "#dff1f499") +
    flat("M-17 -12Q-14 -18 -8 -19Q-12 -15 -14 -10Z", dye.white, 0.8),
  dish: () =>
    shape("M-28 0H28Q26 6 18 6H-18Q-26 6 -28 0Z", "#d9dde0") +
    shape("M-21 0C-21 -28 21 -28 21 0Z", "#eef1f2") +
    disc(0, -23, 3.6, dye.coin) +
    flat("M-15 -4Q-14 -15 -5 -18Q-10 -12 -10 -4Z", dye.white, 0.9),
  blowpipe: (bubble: string) =>
    line("M-34 -22L10 18", INK, 5.6) +
    line("M-34 -22L10 18", "#b7bcc0", 2.4) +
    disc(18, 25, 15, bubble) +
    flat("M8 22Q10 14 18 13Q12 18 11 26Z", dye.white, 0.7),
  tongs: (glow: string) =>
    line("M-2 6L-8 -26M4 6L8 -26", INK, 5.4) +
    line("M-2 6L-8 -26M4 6L8 -26", "#9aa0a4", 2.2) +
    disc(0, -32, 10, glow) +
    flat("M-6 -34Q-4 -40 2 -40Q-2 -36 -3 -31Z", dye.white, 0.7),
  scroll: () =>
    box(-15, -24, 30, 42, dye.linen, 2) +
    tube("M-17 -24H17", dye.sand, 5) +
    tube("M-17 18H17", dye.sand, 5) +
    line("M-9 -12H9M-9 -5H9M-9 2H5", INK, 1.8) +
    disc(8, 10, 4, dye.red),
  lantern: () =>
    line("M-7 -4Q0 -14 7 -4", INK, 2.2) +
    shape("M-11 0L0 -8L11 0Z", dye.coal) +
    box(-9, 0, 18, 22, "#ffe08a", 2) +
    line("M-3 1V21M4 1V21", INK, 1.6) +
    shape("M-11 22H11V27H-11Z", dye.coal) +
    dot(0, 12, 4.5, dye.amber),
  jug: (fill: string) =>
    shape("M-8 -24H9L7 -16Q15 -8 11 6Q9 11 0 11T-11 6Q-15 -8 -7 -16Z", fill) +
    line("M10 -20Q24 -16 13 0", INK, 6) +
    line("M10 -20Q24 -16 13 0", fill, 2.2),
  oar: () =>
    line("M0 56V-40", INK, 6.4) +
    line("M0 56V-40", dye.wood, 3) +
    shape("M-5 -76H5L6 -48L3 -38H-3L-6 -48Z", dye.wood),
  pole: () => line("M0 70V-84", INK, 6.4) + line("M0 70V-84", "#b98a4e", 3),
  broom: () =>
    line("M0 30V-30", INK, 6) +
    line("M0 30V-30", dye.wood, 2.8) +
    shape("M-6 -32H6L14 -56H-14Z", dye.straw) +
    line("M-5 -34L-8 -54M0 -34V-55M5 -34L8 -54", INK, 1.6),
  deed: () =>
    shape("M-16 -20L14 -22L17 18L-13 20Z", dye.linen) +
    line("M-10 -13L10 -14.500M-9 -6L11 -7.500M-9 1L5 0", INK, 1.8) +
    line("M5 10L2 24L6 20L10 24L8 9", INK, 4) +
    line("M5 10L2 24L6 20L10 24L8 9", dye.red, 2) +
    disc(6, 9, 6, dye.red),
  cup: () =>
    shape("M-9 -16H9V-2Q8 4 0 4T-9 -2Z", "#d9dde0") +
    line("M9 -12Q17 -10 9 -1", INK, 2.4) +
    flat("M-8 -19Q-5 -24 0 -20Q5 -25 8 -19V-15H-8Z", dye.linen),
  bolt: (fill: string) =>
    box(-22, -10, 44, 18, fill, 8) +
    `<ellipse cx="20" cy="-1" rx="6" ry="9" fill="${dye.linen}"/>` +
    line("M20 -5Q23 -1 20 3", INK, 1.6),
  bag: () =>
    shape("M-6 -20Q-24 -4 -18 14Q-14 20 0 20T18 14Q24 -4 6 -20Z", "#a98357") +
    shape("M-11 -30Q0 -24 11 -30L6 -20H-6Z", "#a98357") +
    line("M-7 -20H7", dye.bark, 3.4),
  cat: (fill: string) =>
    shape("M-14 22C-18 4 -12 -4 -10 -8L-12 -20L-4 -14H4L12 -20L10 -8C13 -4 18 4 14 22Z", fill) +
    dot(-4, -7, 1.6, dye.coin) +
    dot(4, -7, 1.6, dye.coin) +
    line("M-2 -2Q0 0 2 -2M-9 -3H-15M9 -3H15", "#fffa", 1.4) +
    line("M14 18Q26 16 22 4", INK, 6) +
    line("M14 18Q26 16 22 4", fill, 2.6),
  rose: () =>
    line("M0 24Q4 10 0 -4", dye.moss, 3) +
    disc(0, -8, 7, dye.red) +
    line("M-3 -9Q0 -13 3 -9Q1 -5 -2 -6", "#fff9", 1.5),
  model: () =>
    box(-22, -2, 44, 6, dye.wood) +
    box(-18, -18, 10, 16, dye.clay) +
    box(-5, -18, 10, 16, dye.paper) +
    box(8, -18, 10, 16, dye.straw),
  flag: (fill: string, cut: "pennant" | "banner" | "tails") =>
    line("M0 40V-48", INK, 5.6) +
    line("M0 40V-48", dye.wood, 2.4) +
    shape(
      { pennant: "M2 -46L34 -34L2 -22Z", banner: "M2 -46H32V-20H2Z", tails: "M2 -46H36L26 -34L36 -22H2Z" }[cut],
      fill,
    ) +
    disc(0, -49, 3, dye.coin),
};

function thing_coin(): string {
  return disc(0, 0, 7, dye.coin);
}

function key(x: number, y: number, turn: number): string {
  const d = "M0 0V20M0 15H6M0 20H7";
  return at(x, y, line(d, INK, 5.4) + line(d, dye.coin, 2.4), 1, turn);
}

/** What lies behind people. */
export const scene = {
  /** A room: wall, and its floor or wainscot. */
  wall: (fill: string, low: string, y = 96) =>
    ground(fill) + flat(`M0 ${y}H96V128H0Z`, low) + line(`M0 ${y}H96`, "#0003", 2),
  /** Water to the horizon. */
  sea: (sky: string = dye.sky, water: string = dye.sea, y = 70) =>
    ground(sky) +
    flat(`M0 ${y}H96V128H0Z`, water) +
    line(
      `M6 ${y + 9}q4 -3 8 0t8 0M64 ${y + 8}q4 -3 8 0t8 0M2 ${y + 24}q4 -3 8 0t8 0M74 ${y + 26}q4 -3 8 0t8 0`,
      "#fffa",
      1.8,
    ),
  arch: (x: number, y: number, wide: number, high: number, fill: string) =>
    shape(
      `M${x} ${y + high}V${y + wide * 0.55}Q${x} ${y + wide * 0.2} ${x + wide / 2} ${y}Q${x + wide} ${y + wide * 0.2} ${x + wide} ${y + wide * 0.55}V${y + high}Z`,
      fill,
    ),
  round: (x: number, y: number, wide: number, high: number, fill: string) =>
    shape(
      `M${x} ${y + high}V${y + wide / 2}A${wide / 2} ${wide / 2} 0 0 1 ${x + wide} ${y + wide / 2}V${y + high}Z`,
      fill,
    ),
  awning: (fill: string, y = 8, high = 18) =>
    shape(
      `M-4 ${y}H100V${y + high}q-5.2 7 -10.4 0q-5.2 7 -10.4 0q-5.2 7 -10.4 0q-5.2 7 -10.4 0q-5.2 7 -10.4 0q-5.2 7 -10.4 0q-5.2 7 -10.4 0q-5.2 7 -10.4 0q-5.2 7 -10.4 0q-5.2 7 -10.4 0Z`,
      dye.linen,
    ) +
    [0, 2, 4, 6, 8]
      .map((i) => shape(`M${-4 + 10.4 * i} ${y}H${6.4 + 10.4 * i}V${y + high}q-5.2 7 -10.4 0Z`, fill, 1.6))
      .join(""),
  drape: (fill: string) =>
    shape("M-4 -4H34C32 24 20 48 -4 70Z", fill) +
    line("M8 -2C8 18 4 34 -2 44M21 -2C19 18 14 32 4 46", "#0003", 1.8),
  bricks: (fill: string, joint = "#0002") =>
    ground(fill) +
    line(
      "M0 14H96M0 34H96M0 54H96M0 74H96M20 0V14M64 0V14M42 14V34M86 14V34M12 34V54M60 34V54M34 54V74M80 54V74M8 74V94M88 74V94M0 94H96",
      joint,
      2,
    ),
  furnace: () =>
    ground("#6d3b25") +
    line("M0 20H96M0 44H96M14 0V20M50 0V20M82 0V20M4 20V44M92 20V44", "#0003", 2) +
    shape("M58 80V34A17 17 0 0 1 92 34V80Z", "#2b1a14") +
    flat("M62 78C58 60 66 56 68 44C74 52 74 40 79 34C78 46 90 54 87 78Z", dye.amber) +
    flat("M68 78C66 68 72 64 74 56C78 64 84 68 81 78Z", "#ffe27a"),
  shelves: (fill: string) => ground(fill) + box(-2, 34, 100, 5, dye.wood) + box(-2, 70, 100, 5, dye.wood),
  sun: (x: number, y: number, r: number, fill: string = "#fbe6a0") => dot(x, y, r, fill),
  cypress: (x: number, y: number, high: number) =>
    shape(
      `M${x} ${y - high}Q${x + high * 0.22} ${y - high * 0.3} ${x + 4} ${y}H${x - 4}Q${x - high * 0.22} ${y - high * 0.3} ${x} ${y - high}Z`,
      dye.moss,
      1.8,
    ),
  tower: (x: number, y: number) =>
    box(x - 8, y - 48, 16, 50, dye.brick) +
    box(x - 10, y - 56, 20, 9, dye.linen) +
    shape(`M${x - 10} ${y - 56}L${x} ${y - 76}L${x + 10} ${y - 56}Z`, dye.teal) +
    line(`M${x - 3} ${y - 40}V${y - 30}M${x + 3} ${y - 40}V${y - 30}`, INK, 1.8),
  apse: (x: number, y: number) =>
    shape(`M${x - 24} ${y}V${y - 34}H${x + 24}V${y}Z`, "#d99a6c") +
    shape(`M${x - 28} ${y - 34}L${x} ${y - 50}L${x + 28} ${y - 34}Z`, dye.brick) +
    [-16, 0, 16]
      .map((d) =>
        shape(
          `M${x + d - 5} ${y}V${y - 12}a5 5 0 0 1 10 0V${y}ZM${x + d - 5} ${y - 18}V${y - 25}a5 5 0 0 1 10 0V${y - 18}Z`,
          dye.linen,
          1.6,
        ),
      )
      .join(""),
  convent: (x: number, y: number) =>
    box(x - 22, y - 26, 44, 26, dye.paper) +
    shape(`M${x - 26} ${y - 26}L${x} ${y - 42}L${x + 26} ${y - 26}Z`, dye.brick) +
    shape(`M${x - 5} ${y - 42}V${y - 54}H${x + 5}V${y - 42}Z`, dye.paper) +
    line(`M${x} ${y - 54}V${y - 64}M${x - 4} ${y - 60}H${x + 4}`) +
    disc(x, y - 20, 5, dye.blue) +
    dot(x, y - 47, 2.2),
  reeds: (x: number, y: number) =>
    line(
      `M${x} ${y}Q${x - 2} ${y - 20} ${x - 6} ${y - 36}M${x + 6} ${y}V${y - 42}M${x + 12} ${y}Q${x + 14} ${y - 20} ${x + 19} ${y - 32}`,
      dye.moss,
      3,
    ) +
    tube(`M${x - 6} ${y - 36}l-2 -7`, dye.bark, 3) +
    tube(`M${x + 6} ${y - 42}v-8`, dye.bark, 3) +
    tube(`M${x + 19} ${y - 32}l3 -7`, dye.bark, 3),
  huts: (x: number, y: number) =>
    box(x - 20, y - 18, 18, 18, dye.clay) +
    shape(`M${x - 23} ${y - 18}L${x - 11} ${y - 30}L${x + 1} ${y - 18}Z`, dye.bark) +
    box(x + 2, y - 24, 18, 24, dye.sand) +
    shape(`M${x - 1} ${y - 24}L${x + 11} ${y - 38}L${x + 23} ${y - 24}Z`, dye.brick) +
    line(`M${x - 11} ${y}V${y - 9}M${x + 11} ${y}V${y - 11}`, INK, 4),
  prow: (x: number, y: number) =>
    shape(
      `M${x - 30} ${y + 10}Q${x - 6} ${y + 12} ${x + 6} ${y - 26}L${x + 14} ${y - 28}Q${x + 10} ${y + 8} ${x + 2} ${y + 26}H${x - 30}Z`,
      dye.coal,
    ) + line(`M${x + 4} ${y - 18}h8M${x + 3} ${y - 10}h8M${x + 1} ${y - 2}h8`, dye.coin, 2.4),
};
