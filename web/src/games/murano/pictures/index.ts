/** The pictures of all cards, by the cards' ids. They are fetched when the first card is shown. */
import { people } from "./people";
import { places } from "./places";

export const pictures: Record<string, string> = {
  ...places,
  ...Object.fromEntries(Object.entries(people).map(([number, picture]) => [`character_${number}`, picture])),
};
