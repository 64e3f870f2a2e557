/** Marks on the icon of the tab, and on that of the installed page, that tables wait for me. */
import waits from "../art/icon-turn.svg";

const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
const usual = link?.href ?? "";

/** So many tables wait; only an installed page can show how many. */
export function mark(count: number) {
  const wanted = count ? waits : usual;
  if (link && link.getAttribute("href") !== wanted) link.href = wanted;
  const done = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  // Browsers promise it only to installed pages.
  void done?.catch(() => {});
}
