/** Where everything of the board lies, from the board data: wide or upright. */
import type { GameData } from "../../lib/types";

export interface Place {
  x: number;
  y: number;
}
export interface Space extends Place {
  heading: number;
  deed: string;
  anchor: boolean;
}
export interface Island extends Place {
  id: string;
  /** Corners of its cells, top left. */
  cells: Place[];
  label: Place;
  built: boolean;
}
export interface Dock extends Place {
  colour: number;
  faces: "north" | "east" | "south" | "west";
}
export interface Layout {
  width: number;
  height: number;
  cell: number;
  ring: Space[];
  channel: string;
  islands: Island[];
  cells: (Place & { street: boolean; island: number })[];
  docks: Dock[];
  store: Place & { outline: string; label: Place; piles: (Place & { tile: string })[]; supply: Place[] };
  cards: (Place & { outline: string; piles: (Place & { card: string })[] }) | null;
  track: (Place & { width: number; height: number })[];
  compass: Place;
  title: Place | null;
}

interface BoardFile {
  board: { width: number; height: number; cell: number };
  track: { spaces: number; band: number; long_side: number; short_side: number };
  ring: { spaces: { action: string; anchor: boolean; x: number; y: number; heading: number }[] };
  island: {
    id: string;
    players: number[];
    x: number;
    y: number;
    label: Place;
    docks: { colour: string; x: number; y: number; faces: Dock["faces"] }[];
  }[];
  store: {
    id: string;
    x: number;
    y: number;
    outline: [number, number][];
    label: Place;
    piles: { tile: string; x: number; y: number }[];
    supply: Place[];
  };
  cards: {
    players: number[];
    island: string;
    outline: [number, number][];
    piles: { card: string; x: number; y: number }[];
  };
  upright: {
    width: number;
    height: number;
    ring: [number, number, number][];
    places: Record<string, [number, number]>;
  };
}

/** A smooth closed line through points. */
export function smooth(points: readonly [number, number][]): string {
  const at = (i: number) => points[(i + points.length) % points.length];
  let path = `M${at(0)[0]} ${at(0)[1]}`;
  for (let i = 0; i < points.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${[...one, ...two, ...c].map((n) => n.toFixed(1)).join(" ")}`;
  }
  return `${path}Z`;
}

/** The path of the ring of water on which the spaces lie: straight along the sides, round at the corners. */
function channel(ring: Space[]): string {
  return smooth(ring.map((space) => [space.x, space.y]));
}

function track({ band, long_side, short_side }: BoardFile["track"], width: number, height: number) {
  const [w, h] = [(width - 2 * band) / long_side, (height - 2 * band) / short_side];
  const found: Layout["track"] = [];
  const put = (x: number, y: number, cw: number, ch: number) => found.push({ x, y, width: cw, height: ch });
  put(0, 0, band, band);
  for (let i = 0; i < long_side; i++) put(band + i * w, 0, w, band);
  put(width - band, 0, band, band);
  for (let i = 0; i < short_side; i++) put(width - band, band + i * h, band, h);
  put(width - band, height - band, band, band);
  for (let i = 0; i < long_side; i++) put(width - band - (i + 1) * w, height - band, w, band);
  put(0, height - band, band, band);
  for (let i = 0; i < short_side; i++) put(0, height - band - (i + 1) * h, band, h);
  return found;
}

const cache = new Map<string, Layout>();

export function layout(data: GameData, seats: number, upright: boolean): Layout {
  const key = `${data.rules} ${seats} ${upright}`;
  if (!cache.has(key)) cache.set(key, make(data, seats, upright));
  return cache.get(key)!;
}

function make(data: GameData, seats: number, upright: boolean): Layout {
  const file = data.board as unknown as BoardFile;
  const place = (id: string, usual: Place): Place => {
    const other = file.upright.places[id];
    return upright && other ? { x: other[0], y: other[1] } : usual;
  };
  const ring = file.ring.spaces.map(({ action, anchor, x, y, heading }, i): Space => {
    const [ux, uy, turn] = upright ? file.upright.ring[i] : [x, y, heading];
    return { x: ux, y: uy, heading: turn, deed: action, anchor };
  });
  const { cell } = file.board;
  const islands = file.island.map((island, i): Island => {
    const at = place(island.id, island);
    return {
      id: island.id,
      ...at,
      built: island.players.includes(seats),
      cells: data.rows.cell_places
        .filter(([on]) => on === i)
        .map(([, column, row]) => ({ x: at.x + column * cell, y: at.y + row * cell })),
      label: { x: at.x + island.label.x, y: at.y + island.label.y },
    };
  });
  const store = place(file.store.id, file.store);
  const withCards = file.cards.players.includes(seats);
  const home = islands.find((island) => island.id === file.cards.island)!;
  const shift = (points: [number, number][], by: Place) =>
    smooth(points.map(([x, y]) => [x + by.x, y + by.y] as [number, number]));
  return {
    width: upright ? file.upright.width : file.board.width,
    height: upright ? file.upright.height : file.board.height,
    cell,
    ring,
    channel: channel(ring),
    islands,
    cells: data.rows.cell_places.map(([island, column, row], i) => ({
      x: islands[island].x + column * cell,
      y: islands[island].y + row * cell,
      street: i < streets(data),
      island,
    })),
    docks: file.island.flatMap((island, i) =>
      island.docks.map((dock) => ({
        x: islands[i].x + dock.x,
        y: islands[i].y + dock.y,
        colour: data.ids.colours.indexOf(dock.colour),
        faces: dock.faces,
      })),
    ),
    store: {
      ...store,
      outline: shift(file.store.outline, store),
      label: { x: store.x + file.store.label.x, y: store.y + file.store.label.y },
      piles: file.store.piles.map((pile) => ({ tile: pile.tile, x: store.x + pile.x, y: store.y + pile.y })),
      supply: file.store.supply.map((disc) => ({ x: store.x + disc.x, y: store.y + disc.y })),
    },
    cards: withCards
      ? {
          x: home.x,
          y: home.y,
          outline: shift(file.cards.outline, home),
          piles: file.cards.piles.map((pile) => ({ card: pile.card, x: home.x + pile.x, y: home.y + pile.y })),
        }
      : null,
    track: upright ? [] : track(file.track, file.board.width, file.board.height),
    compass: upright ? { x: 560, y: 1232 } : { x: 1083, y: 660 },
    title: upright ? null : { x: 1022, y: 524 },
  };
}

/** The deed of a space of the ring, counted from 0. */
export const deedAt = (data: GameData, at: number): string =>
  (data.board as unknown as BoardFile).ring.spaces[at].action;

/** How many street spaces there are: cells below this number are streets, the others building spaces. */
export function streets(data: GameData): number {
  const islands = (data.board as unknown as { island: { grid: string }[] }).island;
  return islands.reduce((sum, island) => sum + [...island.grid].filter((mark) => mark === "s").length, 0);
}

/** Squares as one path: drawn with a round line they melt into one shore. */
export const squares = (cells: Place[], side: number) =>
  cells.map(({ x, y }) => `M${x} ${y}h${side}v${side}h${-side}z`).join("");

/** The spaces of the ring as one path: rounded rectangles, each turned as it lies. */
export const pads = (ring: Space[]) =>
  ring
    .map(({ x, y, heading }) => {
      const [cos, sin] = [Math.cos((heading * Math.PI) / 180), Math.sin((heading * Math.PI) / 180)];
      const at = (u: number, v: number) => `${x + u * cos - v * sin} ${y + u * sin + v * cos}`;
      const turn = (u: number, v: number) => `A26 26 0 0 1 ${at(u, v)}`;
      return (
        `M${at(-52, -44)}L${at(52, -44)}${turn(78, -18)}L${at(78, 18)}${turn(52, 44)}` +
        `L${at(-52, 44)}${turn(-78, 18)}L${at(-78, -18)}${turn(-52, -44)}Z`
      );
    })
    .join("");

/** Where a ship lies on a space: on the outer side, or beside another one that lies there. */
export function berth(space: Space, second = false): string {
  return `translate(${space.x}px, ${space.y}px) rotate(${space.heading}deg) translate(0px, ${second ? 4 : 22}px)`;
}

/** The way of a ship from one space to another, as keyframes along the ring, always forward. */
export function voyage(ring: Space[], from: number, to: number, second: boolean): Keyframe[] {
  const frames: Keyframe[] = [];
  let turned = ring[from].heading;
  for (let at = from; ; at = (at + 1) % ring.length) {
    const space = ring[at];
    while (space.heading - turned > 180) turned += 360;
    while (turned - space.heading > 180) turned -= 360;
    const by = space.heading - (turned % 360);
    const near = ((by + 540) % 360) - 180;
    turned += near;
    const out = at === to && second ? 4 : 22;
    frames.push({
      transform: `translate(${space.x}px, ${space.y}px) rotate(${turned}deg) translate(0px, ${out}px)`,
    });
    if (at === to) return frames;
  }
}
