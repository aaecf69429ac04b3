import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = new Set([".html", ".js", ".css", ".svg", ".json", ".xml", ".txt"]);

/** Writes a brotli and a gzip copy beside every text file of the build, for the server to send as it is. */
export async function precompress(dist: string): Promise<string> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))));
  return `compressed ${files.length} files`;
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, options));
  await writeFile(
    `${path}.gz`,
    await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  );
}
