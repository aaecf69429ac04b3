import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { precompress } from "./precompress.ts";

test("compresses texts in all folders, and no pictures", async () => {
  const dist = createTempFolder();
  const texts = { "home.html": "home", "sv/other.html": "other", "map.json": "{}" };
  writeFiles(dist, { ...texts, "picture.png": "" });
  expect(await precompress(dist)).toBe("compressed 3 files");
  const readDistFile = (file: string) => readFileSync(join(dist, file));
  for (const [file, text] of Object.entries(texts)) {
    expect(brotliDecompressSync(readDistFile(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(readDistFile(`${file}.gz`)).toString()).toBe(text);
  }
  expect(() => readDistFile("picture.png.br")).toThrow();
});
