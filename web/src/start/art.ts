/** A drawing for each game, `games/<game>/art.svg`: as it is for a card, `#small` for a list. Murano's has `#wide`, too, for the whole page. */
const found = import.meta.glob<string>("../games/*/art.svg", { eager: true, query: "?url", import: "default" });

export const ART: Record<string, string> = Object.fromEntries(
  Object.entries(found).map(([path, url]) => [path.split("/")[2], url]),
);
