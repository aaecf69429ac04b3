import { hash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { addCached, findCached } from "./build-cache.ts";

// Builds and tests run in the project's directory; bundled code does not know its own place.
const { resolve } = createRequire(join(process.cwd(), "package.json"));
const cacheFolder = join(process.cwd(), "node_modules/.astro/pictures");

/** A file of a package, such as "satori/layout.wasm". */
export function readPackageFile(name: string): Promise<Buffer> {
  return readFile(resolve(name));
}

let ready: Promise<void> | undefined;

/** Renders an SVG document to PNG, `width` pixels wide. Later builds take it from the cache. */
export async function rasterize(
  svg: string,
  width: number,
  background = "transparent",
): Promise<Uint8Array<ArrayBuffer>> {
  const source = [width, background, svg].join("\n");
  const key = hash("sha256", source).slice(0, 24);
  const file = join(cacheFolder, `${key}.png`);
  if (findCached(file)) return new Uint8Array(await readFile(file));
  ready ??= readPackageFile("@resvg/resvg-wasm/index_bg.wasm").then(initWasm);
  await ready;
  const png = new Uint8Array(
    new Resvg(svg, { fitTo: { mode: "width", value: width }, background }).render().asPng(),
  );
  addCached(file, (draft) => writeFileSync(draft, png));
  return png;
}
