import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** A text file of the build as it travels: its brotli copy, made now if the build has made none. */
export function travelling(distDir: string, file: string): Buffer {
  const path = join(distDir, file);
  return existsSync(`${path}.br`)
    ? readFileSync(`${path}.br`)
    : brotliCompressSync(readFileSync(path));
}
