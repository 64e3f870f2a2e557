/**
 * Starts Python with our bundle, in the worker of a page and in Node: afresh, or out of a snapshot of its memory. `pack.py`
 * puts this file beside Pyodide.
 *
 * Compiled modules are no part of a snapshot, but addresses in it point into them. So all of them are loaded before Python
 * starts, always in the same order: then each lies where it lay when the snapshot was made.
 */
const HOME = "/app";
/** How long a block of a tar archive is. */
const BLOCK = 512;

/** The files of the bundle, which is a tar archive that gzip has compressed, by the paths that Python gives them. */
async function unpack(bundle) {
  const stream = new Blob([bundle]).stream().pipeThrough(new DecompressionStream("gzip"));
  const all = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = (from, length) => new TextDecoder().decode(all.subarray(from, from + length)).replace(/\0.*/s, "");
  const found = new Map();
  for (let at = 0; all[at];) {
    const [name, folder] = [text(at, 100), text(at + 345, 155)];
    const size = parseInt(text(at + 124, 12), 8);
    const from = at + BLOCK;
    found.set([HOME, folder, name].filter(Boolean).join("/"), all.subarray(from, from + size));
    at = from + BLOCK * Math.ceil(size / BLOCK);
  }
  return found;
}

/** What is done before Python starts: its files are written, and its compiled modules loaded. */
const prepare = (files) => (module) => {
  const { FS, LDSO } = module;
  for (const [path, data] of files) {
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, data, { canOwn: true });
  }
  const compiled = [...files.keys()].filter((path) => path.endsWith(".so"));
  for (const name of compiled) {
    // With the last one, all symbols that are still open are looked for; to look each time takes a quarter of a second.
    const flags = { nodelete: true, allowUndefined: name !== compiled.at(-1) };
    const exports = module.loadWebAssemblyModule(files.get(name), flags, name, {});
    LDSO.loadedLibsByName[name] = { name, refcount: Infinity, global: false, exports };
  }
};

/** The other half of an older Pyodide, as it is without us. */
let plain;

/**
 * Python, which can import what is in `bundle`. `folder` is the address of this folder. With a `snapshot`, everything is as
 * it was when Python made it (`python.makeMemorySnapshot()`); without, Python can make one, if the rules are compiled.
 */
export async function start({ folder, bundle, snapshot }) {
  const files = await unpack(bundle);
  const create = (make) => (settings) => make({ ...settings, preRun: [...settings.preRun, prepare(files)] });
  const { loadPyodide, version } = await import(`${folder}pyodide.mjs`);
  const options = {
    indexURL: folder,
    // If rules run interpreted, the page says so itself.
    env: { HOME: "/home", LAGUNA_TOLD: "1", PYTHONPATH: HOME },
  };
  // An older Pyodide has its other half as a plain script, and looks for it there first.
  if (version.startsWith("0.")) {
    Object.assign(options, snapshot ? { _loadSnapshot: snapshot } : { _makeSnapshot: true });
    await import(`${folder}pyodide.asm.js`);
    plain ??= globalThis._createPyodideModule;
    globalThis._createPyodideModule = create(plain);
  } else {
    // The newer one makes snapshots that it cannot read: its memory is smaller by then. Nothing is kept of it.
    const { default: make } = await import(`${folder}pyodide.asm.mjs`);
    options.createPyodideModule = create(make);
  }
  return loadPyodide(options);
}
