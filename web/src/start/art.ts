/** Pictures of the boards for the start page, by game. */
const found = import.meta.glob<string>("../games/*/board.webp", { eager: true, query: "?url", import: "default" });

export const ART: Record<string, string> = Object.fromEntries(
  Object.entries(found).map(([path, url]) => [path.split("/")[2], url]),
);
