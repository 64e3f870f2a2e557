/** Links that lead nowhere but to the machine that they were made on. */

/** Can nobody on another device follow this link? */
export const isOnlyHere = (link: string) => /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])([:/]|$)/.test(link);
