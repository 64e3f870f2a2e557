/** A rules page as HTML, in sections. Rule ids, whatever their prefix, become places to link to. */
export interface Section {
  id: string;
  title: string;
  html: string;
}

/** A rule id in bold: `M-PROD-2`, `V-HOUSE`, `M-SB-CRANE-A`. */
const RULE = /<strong>([A-Z]+(?:-[A-Z0-9]+)+)<\/strong>/g;

/** Cuts the HTML of a rules page into sections, each with its heading. */
export function sectionsOf(html: string): Section[] {
  return html
    .replace(RULE, '<strong class="rule" id="$1">$1</strong>')
    .replace(/<table>/g, '<div class="wide" tabindex="0" role="group"><table>')
    .replace(/<\/table>/g, "</table></div>")
    .split(/(?=<h2)/)
    .map((part, index) => ({
      id: `part-${index}`,
      title: /<h[12]>(.*?)<\/h[12]>/.exec(part)?.[1].replace(/<.*?>/g, "") ?? "",
      html: part,
    }));
}
