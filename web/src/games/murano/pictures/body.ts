/** People: heads, hair, hats, coats and arms. A head is drawn round its own middle, a coat on the sheet. */
import { at, disc, dot, dye, flat, INK, line, locks, shape, skin, tube } from "./draw";

export type Mood = "smile" | "calm" | "stern" | "open" | "grin" | "hush";

interface Face {
  skin?: string;
  /** To which side the eyes look, from -3 to 3. */
  look?: number;
  mood?: Mood;
  eyes?: "open" | "shut";
  /** The colour of the brows. */
  brows?: string;
  /** A long face, a broad one, or one between. */
  form?: "oval" | "long" | "broad" | "soft";
  lips?: string;
  blush?: boolean;
}

const FORMS = {
  oval: "M-14 -4C-14 -24 14 -24 14 -4C14 8 8 17 0 17S-14 8 -14 -4Z",
  long: "M-12.5 -6C-12.5 -24 12.5 -24 12.5 -6C12.5 8 7 21 0 21S-12.5 8 -12.5 -6Z",
  broad: "M-15.5 -4C-15.5 -24 15.5 -24 15.5 -4C16 9 10 17.5 0 17.500S-16 9 -15.5 -4Z",
  soft: "M-13 -4C-13 -23 13 -23 13 -4C13 6 7 16 0 16S-13 6 -13 -4Z",
};

const MOODS: Record<Mood, (x: number, lips: string) => string> = {
  smile: (x, lips) => line(`M${x - 4.5} 8.500q4.5 4 9 0`, lips, 2),
  calm: (x, lips) => line(`M${x - 3.5} 9.500q3.5 1.5 7 0`, lips, 2),
  stern: (x, lips) => line(`M${x - 4} 10.500q4 -2 8 0`, lips, 2),
  open: (x) =>
    `<ellipse cx="${x}" cy="10" rx="3.6" ry="4.4" fill="#6e2a22" stroke-width="1.6"/>` +
    flat(`M${x - 2} 12.500q2 -2 4 0q-2 2 -4 0Z`, "#d9776a"),
  grin: (x) => shape(`M${x - 5.5} 7.500q5.5 2.5 11 0q-1 6 -5.5 6t-5.5 -6Z`, dye.white, 1.6),
  hush: (x, lips) => line(`M${x - 2} 9.500q2 -1 4 0`, lips, 2.2),
};

/** A face without hair. */
export function face({
  skin: tone = skin.fair,
  look = 0,
  mood = "calm",
  eyes = "open",
  brows = locks.brown,
  form = "oval",
  lips = "#7a3326",
  blush = false,
}: Face = {}): string {
  const x = look;
  const eye = (side: number) => {
    const cx = x + side * 5.4;
    if (eyes === "shut") return line(`M${cx - 2.6} -2q2.6 2.2 5.2 0`, INK, 1.8);
    return dot(cx, -2, 1.9);
  };
  const brow = (side: number) =>
    line(
      `M${x + side * 2.8} ${mood === "stern" ? -6 : -7.5}Q${x + side * 6} ${mood === "stern" ? -8.5 : -9.5} ${x + side * 9} ${mood === "stern" ? -8.8 : -7}`,
      brows,
      2,
    );
  return (
    shape(FORMS[form], tone) +
    (blush ? dot(x - 8, 5, 2.8, "#e2705f66") + dot(x + 8, 5, 2.8, "#e2705f66") : "") +
    eye(-1) +
    eye(1) +
    brow(-1) +
    brow(1) +
    line(
      `M${x} -1q${look < 0 ? -3 : 3} 4 ${look < 0 ? -1.5 : 1.5} 5.500q${look < 0 ? 1 : -1} .6 ${look < 0 ? 2.5 : -2.5} 0`,
      "#a0643f",
      1.6,
    ) +
    MOODS[mood](x, lips)
  );
}

/** Hair that falls behind the head; it is drawn before coat and face. */
export const behind = {
  long: (fill: string) => shape("M-15 -8C-18 12 -19 26 -22 40H22C19 26 18 12 15 -8Z", fill),
  waves: (fill: string) =>
    shape("M-14 -12C-24 -6 -17 4 -22 12C-26 20 -18 26 -21 36H21C18 26 26 20 22 12C17 4 24 -6 14 -12Z", fill),
  bun: (fill: string) => disc(0, -21, 8, fill),
  tail: (fill: string) => shape("M10 -10C24 -6 26 14 18 30C14 26 14 10 8 0Z", fill),
  wig: (fill: string) =>
    shape(
      "M-12 -18C-24 -18 -24 -6 -20 -3C-27 0 -26 9 -21 11C-26 15 -24 23 -18 24C-20 30 -15 34 -10 32H10C15 34 20 30 18 24C24 23 26 15 21 11C26 9 27 0 20 -3C24 -6 24 -18 12 -18Z",
      fill,
    ),
};

/** Hair on top and at the sides, over the face. */
export const hair = {
  parted: (fill: string) => shape("M-15 2C-19 -26 19 -26 15 2C14 -6 9 -12 0 -14C-9 -12 -14 -6 -15 2Z", fill),
  short: (fill: string) =>
    shape("M-14.5 -2C-19 -27 19 -27 14.5 -2C13 -9 10 -11 5 -12C0 -10 -9 -11 -11 -10Q-14 -7 -14.5 -2Z", fill),
  curls: (fill: string) =>
    shape(
      "M-14 2C-21 0 -20 -8 -17 -10C-20 -18 -12 -23 -8 -21C-5 -26 5 -26 8 -21C12 -23 20 -18 17 -10C20 -8 21 0 14 2C15 -4 12 -9 8 -10C4 -8 -4 -8 -8 -10C-12 -9 -15 -4 -14 2Z",
      fill,
    ),
  sides: (fill: string) =>
    shape("M-14 -6C-20 -4 -19 6 -14 9C-12 4 -12 -2 -14 -6Z", fill) +
    shape("M14 -6C20 -4 19 6 14 9C12 4 12 -2 14 -6Z", fill),
  fringe: (fill: string) =>
    shape("M-15 8C-21 -28 21 -28 15 8C15 0 13.5 -4 12.5 -7H-12.500C-13.5 -4 -15 0 -15 8Z", fill),
  swept: (fill: string) =>
    shape("M-14 4C-21 -24 12 -30 15 -10C16 -4 15 2 14 4C14 -4 10 -8 6 -12C0 -7 -10 -6 -14 4Z", fill),
};

/** Beards and moustaches; `x` follows the look of the face. */
export const beard = {
  full: (fill: string, x = 0) =>
    shape(
      `M-14 -1C-15 20 -8 29 ${x} 29S15 20 14 -1C11 5 8 5 ${x + 5} 5Q${x} 3 ${x - 5} 5C-8 5 -11 5 -14 -1Z`,
      fill,
    ) + line(`M${x - 4} 10q4 3 8 0`, "#7a3326", 2.2),
  long: (fill: string, x = 0) =>
    shape(
      `M-14 -1C-16 20 -10 40 ${x} 46C10 40 16 20 14 -1C11 5 8 5 ${x + 5} 5Q${x} 3 ${x - 5} 5C-8 5 -11 5 -14 -1Z`,
      fill,
    ) +
    line(`M${x - 3.5} 10q3.5 2.5 7 0`, "#7a3326", 2.2) +
    line(`M${x - 4} 20q2 8 0 14M${x + 5} 19q-1 8 -2 16`, "#0003", 1.6),
  goatee: (fill: string, x = 0) =>
    shape(`M${x - 5} 12Q${x} 15 ${x + 5} 12Q${x + 4} 24 ${x} 25Q${x - 4} 24 ${x - 5} 12Z`, fill),
  moustache: (fill: string, x = 0) =>
    shape(
      `M${x} 4.500C${x - 4} 2.5 ${x - 9} 5 ${x - 12} 9.500C${x - 7} 10.5 ${x - 3} 10 ${x} 8C${x + 3} 10 ${x + 7} 10.5 ${x + 12} 9.500C${x + 9} 5 ${x + 4} 2.5 ${x} 4.500Z`,
      fill,
      1.6,
    ),
  curled: (fill: string, x = 0) =>
    line(
      `M${x} 6.500C${x - 5} 10.5 ${x - 11} 10.5 ${x - 13} 5.500M${x} 6.500C${x + 5} 10.5 ${x + 11} 10.5 ${x + 13} 5.5`,
      INK,
      4.6,
    ) +
    line(
      `M${x} 6.500C${x - 5} 10.5 ${x - 11} 10.5 ${x - 13} 5.500M${x} 6.500C${x + 5} 10.5 ${x + 11} 10.5 ${x + 13} 5.5`,
      fill,
      2.4,
    ),
  whiskers: (fill: string) =>
    shape("M-14 -3C-19 6 -15 16 -7 17C-10 12 -10 4 -14 -3Z", fill) +
    shape("M14 -3C19 6 15 16 7 17C10 12 10 4 14 -3Z", fill),
};

/** What people wear on their heads. */
export const hat = {
  straw: (band: string) =>
    shape("M-25 -9Q0 -1 25 -9Q17 -13 13.5 -15Q12 -26 0 -26T-13.5 -15Q-17 -13 -25 -9Z", dye.straw) +
    shape("M-13.5 -15Q0 -9.5 13.5 -15L13.8 -11Q0 -5.5 -13.8 -11Z", band, 1.6),
  beret: (fill: string, jewel = "") =>
    shape("M-17 -10C-28 -16 -20 -30 -2 -29C18 -29 28 -20 19 -11Q0 -18 -17 -10Z", fill) +
    shape("M-16 -8Q0 -16 17 -8L17 -12.500Q0 -20 -17 -12Z", fill, 2) +
    (jewel ? disc(11, -17, 3.4, jewel) : ""),
  flatcap: (fill: string) =>
    shape("M-18 -11C-20 -24 -6 -27 2 -26C16 -25 20 -16 18 -10Q0 -16 -18 -11Z", fill) +
    shape("M-20 -8Q-6 -17 14 -10L12 -6Q-6 -13 -20 -8Z", fill),
  tricorne: (fill: string, trim: string) =>
    shape(
      "M-27 -13C-22 -16 -16 -18 -13 -20C-10 -30 10 -30 13 -20C16 -18 22 -16 27 -13C18 -6 8 -12 0 -12S-18 -6 -27 -13Z",
      fill,
    ) + line("M-25 -13C-17 -8 -8 -14.5 0 -14.500S17 -8 25 -13", trim, 2),
  plumed: (fill: string, feather: string) =>
    shape("M-22 -9Q0 -17 22 -9Q24 -13 17 -15Q15 -28 0 -28T-16 -15Q-24 -13 -22 -9Z", fill) +
    shape("M-13 -14C-26 -22 -26 -36 -14 -42C-18 -34 -4 -32 -8 -24C-9 -19 -11 -17 -13 -14Z", feather),
  turban: (fill: string, jewel: string) =>
    shape("M-18 -8C-26 -24 -10 -33 0 -32C12 -33 26 -24 18 -8Q0 -15 -18 -8Z", fill) +
    line("M-18 -13C-8 -16 4 -22 12 -30M-19 -19C-12 -21 -6 -25 -2 -31M-8 -11C2 -14 14 -20 20 -24", "#0004", 1.8) +
    disc(0, -16, 4, jewel),
  galero: (fill: string) =>
    shape("M-30 -11Q0 -20 30 -11Q30 -8 26 -8Q0 -15 -26 -8Q-30 -8 -30 -11Z", fill) +
    shape("M-14 -14.500C-14 -29 14 -29 14 -14.500Q0 -18 -14 -14.500Z", fill),
  corno: (fill: string, band: string) =>
    shape("M-16 -9C-20 -24 -8 -26 2 -30C8 -33 16 -36 17 -30C18 -24 18 -16 16 -9Q0 -16 -16 -9Z", fill) +
    shape("M-16.5 -8Q0 -15 16.5 -8L16.8 -13Q0 -20 -17 -13Z", band),
  bonnet: (fill: string, ribbon: string) =>
    shape("M-17 6C-26 -26 -10 -31 0 -31S26 -26 17 6C16 -6 12 -13 0 -14C-12 -13 -16 -6 -17 6Z", fill) +
    line("M-17.5 -2C-16 -14 -8 -18.5 0 -18.500S16 -14 17.5 -2", ribbon, 2.6),
  kerchief: (fill: string) =>
    shape("M-16 2C-22 -26 22 -26 16 2C15 -7 8 -12 0 -12S-15 -7 -16 2Z", fill) +
    shape("M14 -4C22 -4 25 2 26 9C20 8 15 5 13.5 1Z", fill),
  bandana: (fill: string) =>
    shape("M-15 -6C-18 -26 18 -26 15 -6Q0 -14 -15 -6Z", fill) +
    shape("M13.5 -9C19 -12 24 -10 26 -5C21 -4 17 -4 14.5 -6Z", fill) +
    dot(-5, -15, 1.5, "#fff9") +
    dot(4, -17, 1.5, "#fff9") +
    dot(9, -12, 1.3, "#fff9"),
  hood: (fill: string) =>
    shape(
      "M-20 22C-30 -30 -6 -36 0 -38C6 -36 30 -30 20 22C15 18 16 8 14.5 -4C13 -16 6 -19 0 -19S-13 -16 -14.5 -4C-16 8 -15 18 -20 22Z",
      fill,
    ),
  skullcap: (fill: string) => shape("M-14 -9C-15 -26 15 -26 14 -9Q0 -16 -14 -9Z", fill),
  square: (fill: string) =>
    shape("M-15 -9L-18 -22L0 -30L18 -22L15 -9Q0 -16 -15 -9Z", fill) +
    line("M-18 -22L0 -17L18 -22M0 -17V-13", INK, 2) +
    dot(0, -30, 2.6),
  nightcap: (fill: string, trim: string) =>
    shape("M-15 -8C-16 -26 0 -34 14 -30C24 -27 28 -16 27 -6C22 -16 18 -14 15 -8Q0 -15 -15 -8Z", fill) +
    disc(26.5, -3, 4, trim) +
    shape("M-16.5 -6Q0 -14 16.5 -6L16.5 -11Q0 -19 -16.5 -11Z", trim),
  toque: (fill: string) =>
    shape("M-14 -8V-17C-24 -22 -16 -35 -6 -31C-2 -38 8 -37 9 -31C20 -34 23 -22 14 -17V-8Q0 -13 -14 -8Z", fill),
  wimple: (fill: string) =>
    shape(
      "M-20 36C-30 6 -26 -29 0 -30C26 -29 30 6 20 36H12C18 12 15 -4 12 -10Q0 -17 -12 -10C-15 -4 -18 12 -12 36Z",
      fill,
    ) +
    shape(
      "M-16 14C-20 -4 -15 -22 0 -22S20 -4 16 14Q12 24 0 25T-16 14ZM-12 6Q-9 16 0 17T12 6C13 -4 11 -13 0 -13S-13 -4 -12 6Z",
      dye.linen,
    ).replace("/>", ' fill-rule="evenodd"/>'),
  top: (fill: string, band: string) =>
    shape("M-23 -10Q0 -17 23 -10Q22 -13 15 -15L11 -34Q0 -38 -11 -34L-15 -15Q-22 -13 -23 -10Z", fill) +
    shape("M-15 -15.500Q0 -20 15 -15.500L15.3 -20.500Q0 -25 -15.3 -20.500Z", band, 1.6),
  circlet: (fill: string, jewel: string) =>
    line("M-14 -8Q0 -15 14 -8", INK, 5) + line("M-14 -8Q0 -15 14 -8", fill, 2.6) + disc(0, -12.5, 3, jewel),
};

/** Small things on a face. */
export const worn = {
  spectacles: (x = 0) =>
    `<g fill="#ffffff66" stroke-width="1.8">${disc(x - 5.6, -2, 4.4, "#ffffff55")}${disc(x + 5.6, -2, 4.4, "#ffffff55")}</g>` +
    line(`M${x - 1.2} -2q1.2 -1.5 2.4 0`, INK, 1.8),
  monocle: (x = 0) => disc(x + 5.5, -2, 4.8, "#ffffff66") + line(`M${x + 9} 2Q16 12 12 24`, dye.gold, 1.6),
  mask: (fill: string, x = 0) =>
    shape(
      `M${x - 14} -8Q${x} -3 ${x + 14} -8C${x + 15} 2 ${x + 7} 6 ${x} 1C${x - 7} 6 ${x - 15} 2 ${x - 14} -8Z`,
      fill,
    ) +
    dot(x - 6, -2, 2.5, dye.white) +
    dot(x + 6, -2, 2.5, dye.white) +
    dot(x - 6, -2, 1.3) +
    dot(x + 6, -2, 1.3),
  earrings: (fill: string) => disc(-14.5, 8, 2.6, fill) + disc(14.5, 8, 2.6, fill),
  pipe: (x = 0) => line(`M${x + 3} 10L17 15`, INK, 3.4) + shape("M15 9H22L21 17Q18 19 15.5 17Z", dye.wood, 1.8),
};

/** Coats, from the shoulders down. `trim` is the second colour. */
export const coat = {
  doublet: (fill: string, trim: string) =>
    shape("M11 132C12 100 20 84 36 78H60C76 84 84 100 85 132Z", fill) +
    flat("M60 78C76 84 84 100 85 132H68C70 110 68 92 60 78Z", "#0000001f") +
    shape("M35 80Q48 68 61 80L54 88H42Z", trim) +
    line("M48 88V128", INK, 1.8) +
    dot(52, 98, 2, trim) +
    dot(52, 108, 2, trim) +
    dot(52, 118, 2, trim),
  gown: (fill: string, trim: string) =>
    shape("M8 132C8 98 20 82 37 77H59C76 82 88 98 88 132Z", fill) +
    shape("M37 77L33 84L42 132H54L63 84L59 77L48 92Z", trim) +
    flat("M62 79C76 84 88 98 88 132H74C76 108 72 92 62 79Z", "#0000001f"),
  fur: (fill: string, pelt: string) =>
    shape("M5 132C6 98 18 84 38 77H58C78 84 90 98 91 132Z", fill) +
    shape(
      "M31 80C24 84 20 94 22 102C26 99 27 106 31 103C32 109 36 107 37 112L48 96L59 112C60 107 64 109 65 103C69 106 70 99 74 102C76 94 72 84 65 80C60 74 56 76 48 88C40 76 36 74 31 80Z",
      pelt,
    ),
  apron: (shirt: string, fill: string) =>
    shape("M12 132C12 100 22 84 37 78H59C74 84 84 100 84 132Z", shirt) +
    shape("M34 92H62L68 132H28Z", fill) +
    line("M34 92L38 79M62 92L58 79", INK, 2.2) +
    shape("M38 78Q48 90 58 78L54 76H42Z", shirt, 2),
  dress: (fill: string, trim: string, tone: string) =>
    shape("M15 132C15 104 22 88 36 81H60C74 88 81 104 81 132Z", fill) +
    shape("M33 83Q36 99 48 99T63 83L56 78H40Z", tone) +
    line("M33 83Q36 99 48 99T63 83", trim, 3) +
    line("M48 100V128M42 106L54 112M54 106L42 112M42 116L54 122M54 116L42 122", trim, 1.8),
  stays: (blouse: string, fill: string) =>
    shape("M13 132C12 106 18 88 34 82Q48 92 62 82C78 88 84 106 83 132Z", blouse) +
    shape("M33 98Q48 106 63 98L67 132H29Z", fill) +
    line("M48 103V130", INK, 1.8) +
    line("M44 108L52 112M52 108L44 112M44 118L52 122M52 118L44 122", dye.linen, 1.6),
  cloak: (fill: string, clasp: string) =>
    shape("M4 132C8 96 26 82 38 77H58C70 82 88 96 92 132Z", fill) +
    line("M40 86C30 98 26 112 24 128M56 86C66 98 70 112 72 128", "#0003", 2) +
    disc(48, 84, 5, clasp),
  habit: (fill: string, rope: string) =>
    shape("M8 132C10 100 20 86 36 79Q48 92 60 79C76 86 86 100 88 132Z", fill) +
    shape("M28 83Q48 66 68 83Q66 98 48 100Q30 98 28 83Z", fill) +
    line("M42 128L50 116L54 128", rope, 3),
  striped: (fill: string, stripe: string) =>
    shape("M12 132C12 100 22 84 38 79Q48 88 58 79C74 84 84 100 84 132Z", fill) +
    flat(
      "M20 97C36 104 60 104 76 97L79 103C60 111 36 111 17 103ZM14 113C36 121 60 121 82 113L83 120C60 128 36 128 13 120Z",
      stripe,
    ) +
    line("M12 132C12 100 22 84 38 79Q48 88 58 79C74 84 84 100 84 132"),
  ruff: (fill: string, trim: string) =>
    shape("M10 132C11 102 20 86 36 80H60C76 86 85 102 86 132Z", fill) +
    line("M48 88V128", trim, 3) +
    shape(
      "M22 82Q22 74 30 75Q32 68 39 71Q43 66 48 70Q53 66 57 71Q64 68 66 75Q74 74 74 82Q72 89 65 87Q60 92 54 88Q51 92 48 89Q45 92 42 88Q36 92 31 87Q24 89 22 82Z",
      dye.linen,
    ) +
    line("M32 78L36 84M41 75L43 83M55 75L53 83M64 78L60 84", "#0004", 1.6),
  shawl: (fill: string, dress: string) =>
    shape("M14 132C14 104 22 88 36 80H60C74 88 82 104 82 132Z", dress) +
    shape("M37 77C20 84 10 98 8 120C24 118 38 108 48 96C58 108 72 118 88 120C86 98 76 84 59 77L48 90Z", fill) +
    line("M12 118l-1 6M20 116l0 6M28 112l1 6M84 118l1 6M76 116l0 6M68 112l-1 6", INK, 1.8),
  jerkin: (shirt: string, fill: string) =>
    shape("M10 132C10 102 22 84 38 78Q48 86 58 78C74 84 86 102 86 132Z", shirt) +
    shape("M28 84L38 79Q40 96 46 106V132H24Q30 106 28 84ZM68 84L58 79Q56 96 50 106V132H72Q66 106 68 84Z", fill),
  cassock: (fill: string, trim: string) =>
    shape("M10 132C11 100 20 86 36 79H60C76 86 85 100 86 132Z", fill) +
    shape("M22 88Q34 78 48 80Q62 78 74 88Q72 108 48 110Q24 108 22 88Z", trim) +
    box46(),
};

function box46(): string {
  return shape("M43 77H53V84H43Z", dye.linen, 1.8);
}

/** An arm from the shoulder over the elbow to the hand. */
export const arm = (d: string, sleeve: string, x: number, y: number, tone: string = skin.fair) =>
  tube(d, sleeve, 11) + disc(x, y, 5.6, tone);

interface Person {
  tone?: string;
  back?: string;
  body: string;
  face: Omit<Face, "skin">;
  /** Beard, hair and hat, in this order. */
  top?: string;
  x?: number;
  y?: number;
  tilt?: number;
  size?: number;
}

/** Somebody, from behind to before: hair, neck, coat, face, whatever is worn on the head. */
export function person({
  tone = skin.fair,
  back = "",
  body,
  face: how,
  top = "",
  x = 48,
  y = 50,
  tilt = 0,
  size = 1.14,
}: Person): string {
  const head = (what: string) => (what ? at(x, y + 3, what, size, tilt) : "");
  return (
    head(back) +
    shape(`M${x - 6} ${y + 8}V82Q48 92 ${x + 6} 82V${y + 8}Z`, tone) +
    flat(`M${x - 6} ${y + 14}H${x + 6}V${y + 20}Q${x} ${y + 25} ${x - 6} ${y + 20}Z`, "#0002") +
    body +
    head(face({ ...how, skin: tone }) + top)
  );
}
