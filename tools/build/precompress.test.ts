import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { compressFiles } from "./precompress.ts";

/** A folder with files, whose names may be paths. */
function folderWith(files: Record<string, string>): string {
  const folder = createTempFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test("compresses new files, and takes the others from the previous build", async () => {
  const former = folderWith({
    "same.html": "same",
    "same.html.br": "as it was",
    "same.html.gz": "as it was",
    "sv/other.html": "before",
    "sv/other.html.br": "as it was",
    "sv/other.html.gz": "as it was",
    "alone.html": "alone",
    "alone.html.br": "without its other copy",
  });
  const dist = folderWith({
    "same.html": "same",
    "sv/other.html": "now",
    "alone.html": "alone",
    "map.json": "{}",
    "picture.png": "",
  });
  expect(await compressFiles(dist, former)).toBe("compressed 3 files, took 1 from the last build");
  const read = (file: string) => readFileSync(join(dist, file));
  expect(read("same.html.br").toString()).toBe("as it was");
  expect(read("same.html.gz").toString()).toBe("as it was");
  for (const [file, text] of [
    ["sv/other.html", "now"],
    ["alone.html", "alone"],
    ["map.json", "{}"],
  ] as const) {
    expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(read(`${file}.gz`)).toString()).toBe(text);
  }
  expect(() => read("picture.png.br")).toThrow();
});
