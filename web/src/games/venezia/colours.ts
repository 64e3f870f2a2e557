/** The sign of each seat, and of the imaginary player of a game of two behind them. */
export const COLOURS = ["crimson", "mustard", "ivory", "black", "rose"] as const;

/** The symbol of a party: a seat, or the imaginary player. */
export const discOf = (party: number, seats: number) => `disc-${party < seats ? COLOURS[party] : "imaginary"}`;
