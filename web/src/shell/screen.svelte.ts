/** The layout that this window gets now. Styles read it from `data-layout` of the page's root. */
import { layoutOf, type Layout } from "./layout";

const root = document.documentElement;
const measure = (): Layout =>
  layoutOf(innerWidth, innerHeight, parseFloat(getComputedStyle(root).fontSize) || undefined);

class Screen {
  layout = $state<Layout>(measure());

  constructor() {
    root.dataset.layout = this.layout;
    addEventListener("resize", () => {
      this.layout = measure();
      root.dataset.layout = this.layout;
    });
  }
  get wide() {
    return this.layout === "wide";
  }
  /** Is it a screen with chips and drawers? */
  get small() {
    return this.layout === "phone" || this.layout === "side";
  }
}

export const screen = new Screen();
