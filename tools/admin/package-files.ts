import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { projectRoot } from "../project.ts";

/** Imports of the editor's page, and the package files that they resolve to. */
export const modules: Record<string, string> = {
  "@sveltia/cms": "@sveltia/cms/npm/index.js",
  yaml: "yaml/browser/index.js",
  immutable: "immutable/dist/immutable.es.js",
  "exifr/dist/lite.esm.mjs": "exifr/dist/lite.esm.mjs",
  "turndown/lib/turndown.browser.es.js": "turndown/lib/turndown.browser.es.js",
};

/** Further files that those load: files or whole directories. */
const served = [
  ...Object.values(modules),
  "@sveltia/cms/npm/assets",
  "@sveltia/cms/npm/chunks",
  "@sveltia/cms/locales",
  "@sveltia/cms/package.json",
  "yaml/browser/dist",
];

/** Translations of its interface: modules of data, which browsers import only as scripts. */
const locale = /^(@sveltia\/cms\/locales\/[\w-]+)\.json$/;
const localeScript = /^(@sveltia\/cms\/locales\/[\w-]+)\.js$/;

const packages = join(projectRoot, "node_modules");
const program = "@sveltia/cms/npm/index.js";

/** Every package file that the editor loads, by its path in node_modules. */
export function listPackageFiles(): string[] {
  return served.flatMap((path) => {
    if (/\.\w+$/.test(path)) return [path];
    const entries = readdirSync(join(packages, path), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".map"))
      .map((entry) => join(entry.parentPath, entry.name).slice(packages.length + 1))
      .map((file) => file.replace(locale, "$1.js"));
  });
}

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".json": "application/json",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};

/** The media type of such a file. */
export function typeOf(path: string): string {
  return types[extname(path)] ?? "application/octet-stream";
}

/**
 * Such a file as it is served. Sveltia CMS takes typefaces, and the news of its next version, from other
 * hosts even where its package brings them: these addresses become those of the package's own files.
 * @throws if one of its typefaces is not in the package: after an upgrade, look at what it loads.
 */
export function readPackageFile(path: string): string | Buffer {
  const file = join(packages, path.replace(localeScript, "$1.json"));
  if (localeScript.test(path)) return `export default ${readFileSync(file, "utf8")};\n`;
  if (path !== program) return readFileSync(file);
  const assets = readdirSync(join(packages, "@sveltia/cms/npm/assets"));
  return readFileSync(file, "utf8")
    .replaceAll("https://unpkg.com/@sveltia/cms", "./packages/@sveltia/cms")
    .replaceAll(/`(\.\.\/locales\/[\w-]+)\.json`/g, "`$1.js`")
    .replaceAll(
      /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(?::vf)?@[\d.]+\/([\w-]+)\.woff2/g,
      (address, family, cut) => {
        const own = assets.find((name) => name.startsWith(`${family}-${cut}-`));
        if (!own) throw new Error(`@sveltia/cms does not bring ${address}`);
        return `./packages/@sveltia/cms/npm/assets/${own}`;
      },
    );
}
