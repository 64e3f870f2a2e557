/** Where everything lies: the board file's places, wide or turned a quarter to the right. Only places turn. */
import type { GameData } from "../../lib/types";
import { boardFile } from "./files";
import { direction, smooth, type Place } from "./shapes";

export interface Quarter {
  id: string;
  colour: string;
  /** The same colour, darker: for arcs on the spaces along it. */
  dark: string;
  hexes: Place[];
  /** The middle of the baseline of its name. */
  label: Place;
}

export interface Space extends Place {
  numbers: number[];
  heading: number;
  /** The quarters it lies along, and where they are. */
  along: { quarter: number; towards: number }[];
}

export interface Plan {
  width: number;
  height: number;
  upright: boolean;
  /** From the middle of a hex to a corner. */
  hex: number;
  /** How a hexagon is turned: a corner on top, or one at the right. */
  turn: number;
  quarters: Quarter[];
  hexes: (Place & { quarter: number; stone: boolean })[];
  /** The hexes of every place where a building can go; of a bridge the scored end first. */
  sites: number[][];
  firstBridge: number;
  /** The bridge sites, each once. */
  bridges: [number, number][];
  start: Place;
  spaces: Space[];
  posts: Place[];
  way: string;
  wayOut: string;
  radius: { space: number; crossing: number; start: number };
  title: Place | null;
  compass: Place | null;
  /** Where a gondola with this number lies, and its heading. */
  berth(number: number, seat: number): Place & { heading: number };
}

/** Free water round what is drawn. */
const MARGIN = 30;
/** How high the letters of a quarter's name may rise, and how far to each side. */
const LABEL = { wide: 110, high: 36 };

const cache = new Map<string, Plan>();

export function layout(data: GameData, upright: boolean): Plan {
  const key = `${data.rules} ${upright}`;
  if (!cache.has(key)) cache.set(key, make(data, upright));
  return cache.get(key)!;
}

function make(data: GameData, upright: boolean): Plan {
  const file = boardFile(data);
  const { hex } = file.board;
  const turned = ({ x, y }: Place): Place => (upright ? { x: -y, y: x } : { x, y });
  const hexPlace = ([quarter, column, row]: number[]): Place => {
    const { x, y } = file.quarter[quarter];
    return { x: x + (column * hex * Math.sqrt(3)) / 2, y: y + row * hex * 1.5 };
  };
  const rawHexes = data.rows.hex_places.map(hexPlace).map(turned);
  const rawLabels = file.quarter.map(({ x, y, label }) => turned({ x: x + label.x, y: y + label.y }));
  const rawSpaces = file.track.spaces.map(turned);
  const rawPosts = file.track.posts.map(turned);
  const rawStart = turned(file.track.start);

  const far = (places: Place[], by: number) =>
    places.flatMap(({ x, y }) => [
      { x: x - by, y: y - by },
      { x: x + by, y: y + by },
    ]);
  const all = [
    ...far(rawHexes, hex),
    ...far([...rawSpaces, ...rawPosts, rawStart], file.board.start / 2),
    ...rawLabels.flatMap(({ x, y }) => [
      { x: x - LABEL.wide, y: y - LABEL.high },
      { x: x + LABEL.wide, y },
    ]),
  ];
  const left = upright ? Math.min(...all.map(({ x }) => x)) - MARGIN / 2 : 0;
  const right = upright ? Math.max(...all.map(({ x }) => x)) + MARGIN / 2 : file.board.width;
  const top = Math.min(...all.map(({ y }) => y)) - MARGIN / 2;
  const bottom = Math.max(...all.map(({ y }) => y)) + MARGIN / 2;
  const shift = ({ x, y }: Place): Place => ({ x: x - left, y: y - top });

  const hexes = rawHexes.map((place, i) => ({
    ...shift(place),
    quarter: data.rows.hex_places[i][0],
    stone: data.numbers.start_hexes[i] === -1,
  }));
  const start = shift(rawStart);
  const places = rawSpaces.map(shift);
  const posts = rawPosts.map(shift);
  const quarters = file.quarter.map(({ id, colour }, i) => ({
    id,
    colour,
    dark: darker(colour),
    hexes: hexes.filter((one) => one.quarter === i),
    label: shift(rawLabels[i]),
  }));

  /** The places of all numbers, in order: the crossing twice. */
  const last = Math.max(...file.track.spaces.flatMap(({ n }) => n));
  const byNumber: Place[] = [start];
  file.track.spaces.forEach(({ n }, i) => n.forEach((number) => (byNumber[number] = places[i])));
  const beyond = (number: number): Place => {
    const post = number - last - 1;
    if (post < posts.length) return posts[post];
    const [a, b] = posts.slice(-2);
    const more = post - posts.length + 1;
    return { x: b.x + (b.x - a.x) * more, y: b.y + (b.y - a.y) * more };
  };
  const placeOf = (number: number) => (number <= last ? byNumber[number] : beyond(number));
  const headingOf = (number: number) => direction(placeOf(Math.max(0, number - 1)), placeOf(number + 1));

  const spaces = file.track.spaces.map(({ n, along }, i): Space => ({
    ...places[i],
    numbers: n,
    heading: headingOf(Math.min(...n)),
    along: along.map((id) => {
      const quarter = quarters.findIndex((one) => one.id === id);
      const near = (a: Place) => Math.hypot(a.x - places[i].x, a.y - places[i].y);
      const nearest = quarters[quarter].hexes.reduce((a, b) => (near(a) < near(b) ? a : b));
      return { quarter, towards: direction(places[i], nearest) };
    }),
  }));

  return {
    width: Math.round(right - left),
    height: Math.round(bottom - top),
    upright,
    hex,
    turn: upright ? 0 : 30,
    quarters,
    hexes,
    sites: data.rows.sites,
    firstBridge: data.ids.place_names.length,
    bridges: file.bridges.sites.map(([a, b]) => [data.ids.hexes.indexOf(a), data.ids.hexes.indexOf(b)]),
    start,
    spaces,
    posts,
    way: smooth(Array.from({ length: last + 1 }, (_, number) => byNumber[number])),
    wayOut: smooth([byNumber[last], ...posts]),
    radius: { space: file.board.space / 2, crossing: file.board.crossing / 2, start: file.board.start / 2 },
    title: upright ? null : shift({ x: 1400, y: 104 }),
    compass: upright ? null : shift({ x: 1462, y: 838 }),
    berth(number, seat) {
      if (number > 0) return { ...placeOf(number), heading: headingOf(number) };
      const heading = direction(start, byNumber[1]);
      const turn = (heading * Math.PI) / 180;
      const [back, side] = [
        [72, -19],
        [72, 19],
        [160, -19],
        [160, 19],
        [248, 0],
      ][seat];
      return {
        x: start.x - back * Math.cos(turn) - side * Math.sin(turn),
        y: start.y - back * Math.sin(turn) + side * Math.cos(turn),
        heading,
      };
    },
  };
}

function darker(colour: string): string {
  const part = (i: number) => Math.max(0, parseInt(colour.slice(i, i + 2), 16) - 34);
  return `#${[1, 3, 5].map((i) => part(i).toString(16).padStart(2, "0")).join("")}`;
}
