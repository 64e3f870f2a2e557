/** The fifteen special cards: houses and harbours, each with what it is good for. */
import { at, box, disc, dot, dye, flat, ground, INK, line, piece, shape, sheet, tube } from "./draw";
import { scene, thing } from "./things";

const GLASS = { red: "#d43c40", blue: "#3f7fd0" };

const gondolier = (x: number, y: number, size: number) => piece("gond-orange", x, y, size);

/** A harbour crane with something on its hook. */
const wheelCrane =
  shape("M30 120L44 40H54L68 120Z", dye.wood) +
  line("M40 70L60 96M58 70L38 96", INK, 2) +
  shape("M36 44L84 18L88 24L52 50Z", "#b98a4e") +
  disc(48, 84, 17, "#b98a4e") +
  disc(48, 84, 11, "#d9b37a") +
  line("M48 67V101M31 84H65M36 72L60 96M60 72L36 96", INK, 1.8) +
  line("M84 22V52", INK, 2);

export const places: Record<string, string> = {
  bank: sheet(
    ground("#dfe9ea"),
    flat("M0 104H96V128H0Z", "#b9a989"),
    shape("M4 46L48 16L92 46Z", dye.paper),
    box(6, 46, 84, 8, dye.linen),
    box(10, 54, 76, 46, "#a8cdd1"),
    [12, 30, 58, 76].map((x) => box(x, 54, 9, 46, dye.linen)).join(""),
    shape("M4 100H92V108H4Z", dye.linen),
    shape("M0 108H96V116H0Z", dye.paper),
    at(48, 37, thing.coin(9)),
    at(34, 116, thing.coins(3)),
    at(48, 121, thing.coins(6)),
    at(64, 116, thing.coins(4)),
  ),
  inn: sheet(
    ground("#22405a"),
    dot(80, 16, 7, "#fbeebb"),
    box(8, 44, 58, 84, "#d9b48a"),
    shape("M2 46L37 16L72 46Z", dye.brick),
    box(18, 54, 14, 16, "#ffe08a"),
    box(44, 54, 14, 16, "#ffe08a"),
    line("M25 54V70M51 54V70M18 62H32M44 62H58", INK, 1.8),
    scene.round(28, 84, 22, 44, "#ffe08a"),
    flat("M28 128V96A11 11 0 0 1 39 85V128Z", dye.bark),
    tube("M66 58H88", dye.wood, 3),
    line("M72 60V68M86 60V68", INK, 2),
    box(66, 68, 26, 26, dye.linen, 3),
    piece("i-char", 79, 81, 24),
  ),
  harbour_pub: sheet(
    scene.sea("#f3d3a0", dye.deep, 92),
    box(2, 26, 62, 70, "#a9714a"),
    shape("M-4 28L32 4L70 28Z", dye.bark),
    box(10, 36, 18, 18, "#ffe08a"),
    box(38, 36, 18, 18, "#ffe08a"),
    line("M19 36V54M47 36V54", INK, 1.8),
    scene.round(22, 64, 22, 32, "#5a3620"),
    shape("M-2 96H74V104H-2Z", dye.wood),
    line("M8 104V128M36 104V128M64 104V128", INK, 6),
    at(
      78,
      62,
      shape("M-16 -22H14V22H-16Z", dye.coin) +
        line("M14 -12Q30 -10 14 14", INK, 6) +
        line("M14 -12Q30 -10 14 14", "#e0a93a", 2.4) +
        shape("M-19 -22Q-18 -34 -8 -30Q-2 -38 6 -30Q16 -34 17 -22Q8 -14 2 -20Q-8 -14 -19 -22Z", dye.linen) +
        line("M-7 -10V14M4 -10V14", "#a87a12", 2),
      0.72,
    ),
    gondolier(84, 100, 44),
  ),
  crane_a: sheet(
    scene.sea("#e9e3cf", dye.sea, 104),
    wheelCrane,
    piece("i-palace-2", 79, 68, 38),
    piece("i-special", 15, 88, 40),
    shape("M0 106H72V112H0Z", dye.stone),
  ),
  crane_b: sheet(
    scene.sea("#d9e6df", dye.deep, 100),
    shape("M8 128L12 20H22L26 128Z", "#8a5a34"),
    line("M11 100L24 80M24 100L12 80M12 60L23 42M23 60L12 42", INK, 2),
    shape("M6 18L80 10L82 18L8 28Z", dye.wood),
    shape("M-6 14H16V32H-6Z", dye.slate),
    line("M34 16L18 44", INK, 3),
    line("M72 16V48M72 48Q66 54 72 58", INK, 2),
    line("M58 72L72 56L86 72", INK, 2),
    shape("M54 72H90V94H54Z", "#b98a4e"),
    line("M54 79H90M54 87H90", INK, 1.6),
    piece("i-shop-blue", 60, 62, 26),
    piece("i-factory", 82, 61, 26),
    shape("M30 112Q60 122 96 112V128H30Z", dye.coal),
    line("M34 118Q62 126 94 118", dye.coin, 2),
  ),
  harbour: sheet(
    scene.sea("#cfe6ea", dye.sea, 40),
    scene.sun(76, 22, 9),
    shape("M-2 62H98V72H-2Z", "#b98a4e"),
    line("M16 62V72M34 62V72M54 62V72M74 62V72", INK, 1.6),
    [9, 88].map((x) => tube(`M${x} 52V118`, dye.wood, 6) + line(`M${x - 3} 54H${x + 3}`, dye.red, 3)).join(""),
    shape("M14 92Q44 104 66 92L80 74L86 76Q84 100 66 110H30Q16 106 14 92Z", dye.coal),
    line("M76 84l8 3M72 90l8 3", dye.coin, 2.4),
    gondolier(44, 74, 46),
    at(
      22,
      26,
      line("M0 -12V16M-12 6Q-10 18 0 18T12 6M-7 -4H7", INK, 6) +
        line("M0 -12V16M-12 6Q-10 18 0 18T12 6M-7 -4H7", dye.lagoon, 2.6) +
        disc(0, -15, 4, dye.sky),
    ),
  ),
  guild_hall: sheet(
    ground("#f0e3c4"),
    flat("M0 108H96V128H0Z", "#b9a989"),
    box(10, 34, 76, 76, "#c7795a"),
    shape("M10 34V26H18V18H28V26H38V12H58V26H68V18H78V26H86V34Z", "#c7795a"),
    scene.arch(18, 44, 14, 26, "#a8d8d3"),
    scene.arch(64, 44, 14, 26, "#a8d8d3"),
    scene.round(36, 82, 24, 28, dye.bark),
    shape("M36 30H60V68L48 76L36 68Z", "#2f6f78"),
    at(48, 62, thing.goblet("#f4c26a"), 0.85),
    shape("M16 84H28V104L22 100L16 104Z", dye.red),
    shape("M68 84H80V104L74 100L68 104Z", dye.green),
  ),
  hostel: sheet(
    scene.sea("#f6dcae", "#b7c48a", 104),
    box(14, 36, 68, 76, "#f3e2c4"),
    shape("M6 38L48 6L90 38Z", "#a8553a"),
    [
      [22, 44, dye.red],
      [40, 44, dye.blue],
      [58, 44, dye.slate],
      [22, 72, dye.moss],
      [58, 72, dye.plum],
    ]
      .map(
        ([x, y, fill]) =>
          box(+x, +y, 16, 20, "#41606b") +
          shape(
            `M${+x + 2} ${+y + 20}Q${+x + 2} ${+y + 11} ${+x + 8} ${+y + 11}T${+x + 14} ${+y + 20}Z`,
            String(fill),
            1.6,
          ) +
          `<circle cx="${+x + 8}" cy="${+y + 8}" r="4" fill="#f1c9a0" stroke-width="1.6"/>`,
      )
      .join(""),
    scene.round(40, 82, 16, 30, dye.bark),
    dot(52, 98, 1.6, dye.coin),
    disc(48, 24, 5.5, "#ffe08a"),
  ),
  basilica: sheet(
    ground("#f7dfa6"),
    flat("M48 30L-20 -30H10ZM48 30L34 -20H62ZM48 30L116 -30H86Z", "#fbecc0"),
    flat("M0 112H96V128H0Z", "#cdbb92"),
    box(6, 70, 84, 44, dye.linen),
    shape("M8 70C6 54 14 48 21 46C28 48 36 54 34 70Z", "#9fb9ae"),
    shape("M62 70C60 54 68 48 75 46C82 48 90 54 88 70Z", "#9fb9ae"),
    box(28, 56, 40, 16, dye.paper),
    shape("M26 58C22 36 36 26 48 20C60 26 74 36 70 58Z", "#7fa398"),
    line("M48 20V6M43 11H53", dye.gold, 4),
    disc(21, 43, 2.6, dye.coin),
    disc(75, 43, 2.6, dye.coin),
    line("M37 54Q36 38 46 26M59 54Q60 38 50 26", "#0003", 2),
    [10, 28, 50, 68].map((x) => scene.round(x, 82, 16, 32, x === 28 || x === 50 ? dye.bark : "#c79a3f")).join(""),
    disc(48, 78, 7, dye.blue),
    line("M48 71V85M41 78H55", dye.linen, 1.8),
  ),
  studio_red_green: sheet(
    scene.furnace(),
    shape("M-2 100H98V128H-2Z", dye.wood),
    line("M-2 110H98M30 110V128M66 110V128", "#0004", 2),
    at(24, 94, thing.vase("#c22f35"), 1.35),
    at(58, 98, thing.goblet("#3fae6a"), 1.2),
    swap(42, 30),
  ),
  studio_blue_green: sheet(
    scene.wall("#e7dcc0", "#a4835a", 104),
    box(10, 8, 76, 74, dye.sky),
    line("M48 8V82M10 44H86", INK, 2.4),
    at(28, 40, thing.bottle("#2f6fc0"), 0.72),
    at(68, 40, thing.bowl("#3fae6a"), 0.85),
    at(66, 78, thing.bottle("#3fae6a"), 0.72),
    at(28, 78, thing.vase("#2f6fc0"), 0.75),
    box(4, 80, 88, 7, dye.wood),
    swap(48, 106),
  ),
  studio_red_blue: sheet(
    ground("#3c2f4c"),
    dot(48, 50, 44, "#ffd98218"),
    line("M48 -2V14", dye.gold, 3),
    tube("M14 46Q16 66 48 66T82 46", dye.gold, 3),
    tube("M30 38Q30 56 48 56T66 38", dye.gold, 3),
    tube("M48 14V74", dye.gold, 4),
    disc(48, 22, 7, GLASS.red),
    // Flowers of glass, as they are blown on the island.
    [14, 30, 66, 82]
      .map((x, i) => {
        const y = i % 3 ? 38 : 46;
        const cup = `M${x - 4} ${y}Q${x - 12} ${y - 8} ${x - 8} ${y - 20}L${x - 3} ${y - 14}L${x} ${y - 22}L${x + 3} ${y - 14}L${x + 8} ${y - 20}Q${x + 12} ${y - 8} ${x + 4} ${y}Z`;
        return shape(cup, i % 2 ? GLASS.red : GLASS.blue, 2);
      })
      .join(""),
    [22, 35, 48, 61, 74]
      .map((x, i) => {
        const y = [62, 66, 76, 66, 62][i];
        return (
          line(`M${x} ${y}v6`, dye.gold, 1.8) +
          shape(`M${x} ${y + 5}l6 8l-6 11l-6 -11Z`, i % 2 ? GLASS.blue : GLASS.red, 2)
        );
      })
      .join(""),
    swap(48, 111, 0.72),
  ),
  trading_post: sheet(
    scene.wall("#dcebe4", "#c3a777", 100),
    scene.awning(dye.teal, -4, 26),
    line("M6 20V104M90 20V104", INK, 7),
    line("M6 20V104M90 20V104", dye.wood, 3),
    shape("M-2 88H98V128H-2Z", "#b98a4e"),
    line("M-2 98H98M24 98V128M48 98V128M72 98V128", "#0004", 2),
    at(30, 68, thing.bag(), 1.1),
    piece("glass-green", 30, 70, 26),
    piece("glass-red", 62, 76, 24),
    piece("glass-blue", 80, 76, 24),
    at(62, 54, shape("M-8 -6H4V-14L18 0L4 14V6H-8Z", dye.coin), 0.8),
  ),
  council_hall: sheet(
    ground("#f3c7ae"),
    flat("M0 106H96V128H0Z", "#b7a38c"),
    box(4, 26, 88, 46, "#f0d9c4"),
    line(
      "M4 26V20H10V26H16V20H22V26H28V20H34V26H40V20H46V26H52V20H58V26H64V20H70V26H76V20H82V26H88V20H92V26",
      INK,
      2,
    ),
    line(
      "M8 40L20 30L32 40L44 30L56 40L68 30L80 40L90 31M8 58L20 48L32 58L44 48L56 58L68 48L80 58L90 49",
      "#d59a80",
      2.4,
    ),
    scene.arch(38, 32, 20, 30, dye.lagoon),
    [4, 22, 40, 58, 76].map((x) => scene.arch(x, 72, 16, 34, "#5a4a52")).join(""),
    gondolier(26, 102, 42),
    at(70, 112, thing.coins(5)),
    at(56, 118, thing.coins(2)),
    line("M40 100H58M52 94L58 100L52 106", INK, 6),
    line("M40 100H58M52 94L58 100L52 106", dye.linen, 2.6),
  ),
  lighthouse: sheet(
    ground("#1f3a52"),
    flat("M46 30L110 -6V66ZM40 30L-14 2V58Z", "#ffe9a0", 0.55),
    dot(14, 14, 1.5, "#fff"),
    dot(78, 92, 1.2, "#fff"),
    flat("M0 96H96V128H0Z", dye.deep),
    shape("M10 112Q14 92 42 90Q70 92 76 112Z", "#8f8a7a"),
    shape("M34 94L38 42H50L54 94Z", dye.linen),
    shape("M36 76L37.4 60H50.600L52 76Z", dye.red, 2),
    box(34, 38, 20, 6, dye.coal),
    box(37, 22, 14, 16, "#ffe27a"),
    shape("M34 22L44 10L54 22Z", dye.red),
    line("M4 118q5 -4 10 0t10 0M58 122q5 -4 10 0t10 0", "#fff9", 2),
    `<use href="#ship-red" x="26" y="104" width="76" height="17" stroke="none"/>`,
  ),
};

/** Two arrows: one colour stands for the other. */
function swap(x: number, y: number, size = 0.85): string {
  const d = "M-18 -6H12M4 -14L13 -6L4 2M18 10H-12M-4 2L-13 10L-4 18";
  return at(x, y, line(d, INK, 7) + line(d, dye.linen, 3), size);
}
