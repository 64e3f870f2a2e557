/** node sizes.js FOLDER [QUALITY]: what Python and our bundle weigh on the way, compressed with Brotli, in bytes. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const [folder, quality = "11"] = process.argv.slice(2);
const params = { [constants.BROTLI_PARAM_QUALITY]: Number(quality), [constants.BROTLI_PARAM_LGWIN]: 22 };
const files = readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name));
const sizes = files.map((name) => [name, brotliCompressSync(readFileSync(join(folder, name)), { params }).length]);
for (const [name, size] of sizes) process.stdout.write(`${String(size).padStart(9)} ${name}\n`);
process.stdout.write(`${String(sizes.reduce((sum, [, size]) => sum + size, 0)).padStart(9)} together\n`);
