/** The layout that this window gets now. Styles read it from `data-layout` of the page's root. */
import { layoutOf, type Layout } from "./layout";

const root = document.documentElement;

class Screen {
  layout = $state<Layout>("wide");
  /** How large letters are, in pixels: a `rem`. */
  letters = $state(16);

  constructor() {
    this.measure();
    addEventListener("resize", () => this.measure());
  }
  private measure() {
    this.letters = parseFloat(getComputedStyle(root).fontSize) || 16;
    root.dataset.layout = this.layout = layoutOf(innerWidth, innerHeight, this.letters);
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
