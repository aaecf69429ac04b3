import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { distDir } from "../project.ts";

/** From this size on, in bytes, a page is worth the time of brotli's best quality. */
const longPageBytes = 200_000;

const compressible = new Set([".html", ".js", ".css", ".svg", ".json", ".xml", ".txt"]);

/** Writes a brotli and a gzip copy beside every text file of the build, for the server to send as it is. */
export function precompress(dist: string): Promise<string> {
  return compressFiles(dist, distDir);
}

/**
 * Writes a brotli and a gzip copy beside every text file of `dist`. A file that has not changed since the build in
 * `former` gets the copies that it had there.
 */
export async function compressFiles(dist: string, former: string): Promise<string> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)));
  const isNew = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(dist, file));
      if (await copyFromLastBuild(file, content, former, dist)) return false;
      await compress(join(dist, file), content);
      return true;
    }),
  );
  const count = isNew.filter(Boolean).length;
  return `compressed ${count} files, took ${files.length - count} from the last build`;
}

/**
 * Takes the compressed copies of a file from the previous build; `false` if there is no such file, or it has changed.
 */
async function copyFromLastBuild(file: string, content: Buffer, former: string, dist: string) {
  try {
    const before = await readFile(join(former, file));
    if (!before.equals(content)) return false;
    // One after the other: if one is missing, no copy may still be written beside the new ones.
    for (const ending of [".br", ".gz"]) {
      await copyFile(join(former, file + ending), join(dist, file + ending));
    }
    return true;
  } catch {
    return false;
  }
}

async function compress(path: string, content: Buffer): Promise<void> {
  // Pages are most of a build: the best quality takes three times as long, for 2 % of the bytes.
  const isShortPage = extname(path) === ".html" && content.length < longPageBytes;
  const quality = isShortPage ? 10 : constants.BROTLI_MAX_QUALITY;
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, options));
  await writeFile(
    `${path}.gz`,
    await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  );
}
