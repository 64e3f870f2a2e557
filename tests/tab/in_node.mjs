// node in_node.mjs FOLDER SCRIPT.py ARGUMENT [MEMORY]: what `main(ARGUMENT)` of a script says in the Python of a packed page.
// An object that it gives as JSON gets one more field, `start`: seconds of processor time until the script began.
// MEMORY is a file for Python's memory: if it is there, Python starts out of it; otherwise Python's memory is written to it.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [place, script, argument, memory] = process.argv.slice(2);
const used = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
// Seconds that this thread has run; wall time where the kernel does not tell.
globalThis.clock = () => {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e9;
  } catch {
    return performance.now() / 1000;
  }
};
const folder = resolve(place) + "/";
const starter = await import(pathToFileURL(join(folder, "start.mjs")).href);
const snapshot = memory && existsSync(memory) ? readFileSync(memory) : undefined;
const bundle = readFileSync(join(folder, "laguna.pack"));
const python = await starter.start({ folder, bundle, snapshot });
python.runPython("from laguna.local import Port; port = Port()");
const start = used();
python.FS.writeFile("/app/script.py", readFileSync(script));
const said = python.pyimport("script").main(argument);
process.stdout.write(JSON.stringify({ start, ...JSON.parse(said) }));
if (memory && !snapshot) writeFileSync(memory, python.makeMemorySnapshot());
