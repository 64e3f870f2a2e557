/** How a game travels: in a file, or in a link, behind `#`, where no server reads it. */

/** A game that somebody has brought: its text, and the action at which they want to go on; -1 if they did not say. */
export interface Brought {
  record: string;
  at: number;
}

/** More than any page is large that somebody kept; a record is far smaller. */
const LARGEST = 8_000_000;

/** The game in a file: a record, or a page that somebody kept. Empty text if there is none. */
export async function fromFile(file: Blob): Promise<Brought> {
  if (file.size > LARGEST) return { record: "", at: -1 };
  const text = await file.text();
  const kept = /<script id="kept" type="application\/json">([^<]*)<\/script>/.exec(text)?.[1];
  if (kept === undefined) return { record: text, at: -1 };
  const found = JSON.parse(kept) as { record?: unknown };
  return { record: typeof found.record === "string" ? found.record : "", at: -1 };
}

export function saveText(text: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

const through = (data: BlobPart, stream: CompressionStream | DecompressionStream) =>
  new Response(new Blob([data]).stream().pipeThrough(stream));

/** What stands behind `#/open#` in a link that carries a game. */
export async function toMark(record: string, at = -1): Promise<string> {
  const bytes = new Uint8Array(await through(record, new CompressionStream("deflate-raw")).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  const packed = btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return at < 0 ? packed : `${at}.${packed}`;
}

/** The game in such a link; null if there is none. */
export async function fromMark(mark: string): Promise<Brought | null> {
  const [, at, packed] = /^(?:(\d{1,6})\.)?([\w-]+)$/.exec(mark) ?? [];
  if (!packed || packed.length > LARGEST / 8) return null;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
      sign.charCodeAt(0),
    );
    const reader = through(bytes, new DecompressionStream("deflate-raw")).body!.getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    // A few bytes may unpack to very many.
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if ((size += part.value.length) > LARGEST) return null;
      parts.push(part.value);
    }
    return { record: await new Blob(parts).text(), at: at === undefined ? -1 : Number(at) };
  } catch {
    return null;
  }
}

/** The address of a page of ours, wherever it is, that opens such a game; empty if this is no address of a page. */
export function pageThatOpens(address: string, mark: string): string {
  try {
    const url = new URL(address.trim());
    if (!["http:", "https:"].includes(url.protocol)) return "";
    return `${url.origin}${url.pathname}#/open#${mark}`;
  } catch {
    return "";
  }
}
