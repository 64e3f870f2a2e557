/**
 * The pen with which all pictures of cards are drawn: flat colours and one brown outline, on a sheet of 96 × 128.
 * Everything returns SVG as text. What a drawing says nothing about comes from the group round it: see `sheet`.
 */
export const INK = "#3b2a1c";

export const WIDTH = 96;
export const HEIGHT = 128;

/** Names for colours, so that all people wear the cloth of one town. */
export const dye = {
  paper: "#f8eed8",
  linen: "#fffaf0",
  sand: "#ecd9ad",
  straw: "#f0d78c",
  coin: "#f2c23d",
  gold: "#c79a3f",
  amber: "#f6a63c",
  clay: "#c98f66",
  brick: "#b9663f",
  wood: "#9a6a3e",
  bark: "#6f4526",
  red: "#b93425",
  wine: "#8a2440",
  rose: "#e0a09a",
  plum: "#6b3560",
  lilac: "#b79cc4",
  blue: "#2a5f9e",
  sky: "#bcdde6",
  mist: "#dbe9e6",
  night: "#1f3a52",
  sea: "#77bcc0",
  deep: "#2f7d8f",
  lagoon: "#17475a",
  teal: "#3f7f86",
  green: "#3f8a57",
  leaf: "#8fae6b",
  moss: "#4d6636",
  grey: "#7d858b",
  slate: "#5f666b",
  stone: "#d3cbbb",
  coal: "#34302f",
  white: "#ffffff",
} as const;

export const skin = {
  pale: "#f6d9b8",
  fair: "#f1c9a0",
  tan: "#dda577",
  brown: "#b07a4f",
  dark: "#85553a",
} as const;
export const locks = {
  black: "#2c2422",
  brown: "#5f3b22",
  chestnut: "#8a4f2a",
  blond: "#e0b458",
  red: "#b5562a",
  grey: "#b9b4aa",
  white: "#f1ece0",
} as const;

/** An outlined shape. */
export const shape = (d: string, fill: string, width?: number) =>
  `<path d="${d}" fill="${fill}"${width ? ` stroke-width="${width}"` : ""}/>`;

/** A shape without an outline: shade, light, scenery far away. */
export const flat = (d: string, fill: string, opacity?: number) =>
  `<path d="${d}" fill="${fill}" stroke="none"${opacity ? ` opacity="${opacity}"` : ""}/>`;

/** A line. */
export const line = (d: string, colour: string = INK, width?: number) =>
  `<path d="${d}" fill="none"${colour === INK ? "" : ` stroke="${colour}"`}${width ? ` stroke-width="${width}"` : ""}/>`;

export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const dot = (x: number, y: number, r: number, fill: string = INK) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="none"/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, round = 1) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;

/** A thick line with an outline: a sleeve, a pipe, a rope. */
export const tube = (d: string, fill: string, width: number) => line(d, INK, width + 4.4) + line(d, fill, width);

/** Puts a drawing somewhere else, larger or smaller, turned. Its outlines stay as wide as they are. */
export function at(x: number, y: number, what: string, size = 1, turn = 0): string {
  const wide = size === 1 ? "" : ` stroke-width="${+(2.2 / Math.abs(size)).toFixed(2)}"`;
  const how = `translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${size === 1 ? "" : ` scale(${size})`}`;
  return `<g transform="${how}"${wide}>${what}</g>`;
}

/** As seen in a mirror that stands upright in the middle of the sheet. */
export const mirrored = (what: string) => `<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">${what}</g>`;

/** A piece of the board, from its symbols, with its middle here. */
export const piece = (id: string, x: number, y: number, size = 40) =>
  `<use href="#${id}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" stroke="none"/>`;

/** The whole sheet in one colour. */
export const ground = (fill: string) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}" stroke="none"/>`;

/** A finished picture: what lies behind comes first. */
export const sheet = (...layers: string[]) =>
  `<g stroke="${INK}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">${layers.join("")}</g>`;
