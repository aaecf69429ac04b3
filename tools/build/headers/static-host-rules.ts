import { mapUrls } from "#server/built-site/url-map.ts";
import { createPageCsp, type InlineHashes } from "#server/headers/content-security-policy.ts";
import {
  getCommonHeaders,
  getFileHeaders,
  type HeaderSettings,
} from "#server/headers/security-headers.ts";
import { usesHttps } from "#server/settings/uses-https.ts";

/**
 * The text of the file `_headers`, which static hosts (Netlify, Cloudflare Pages) read. `inline` holds
 * each page.
 */
export function formatHostRules(
  files: string[],
  inline: Map<string, InlineHashes>,
  settings: HeaderSettings,
): string {
  const rules = new Map<string, Record<string, string>>([
    ["/*", createGlobalHeaders(inline, settings)],
  ]);
  for (const [path, entry] of mapUrls(files).entries) {
    if (!("file" in entry)) continue;
    const { file } = entry;
    const headers = getFileHeaders(file, inline.get(file) ?? noHashes, settings);
    for (const rule of createRules(path, file)) rules.set(rule, headers);
  }
  return [...rules].map(([path, headers]) => `${path}\n${formatHeaders(headers)}`).join("\n");
}

const noHashes: InlineHashes = { scripts: [], styles: [] };

/**
 * A path with rules of its own gets its own policy and the general one, for hosts send both and browsers
 * enforce both. Other paths, such as those not found, get the general one alone.
 */
function createGlobalHeaders(inline: Map<string, InlineHashes>, settings: HeaderSettings) {
  const hashesOfFiles = [...inline.values()];
  const allHashes = {
    scripts: [...new Set(hashesOfFiles.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(hashesOfFiles.flatMap(({ styles }) => styles))],
  };
  return {
    ...getCommonHeaders(settings),
    "Content-Security-Policy": createPageCsp(allHashes, usesHttps(settings)),
  };
}

/**
 * Hosts limit the number of rules: a folder without pages has one. Pages also answer under their
 * file's name.
 */
function createRules(path: string, file: string): string[] {
  if (file.endsWith(".html")) return [path, `/${file.replace(/(\/index)?\.html$/, "")}`];
  const [folder, ...rest] = file.split("/");
  return [rest.length > 0 ? `/${folder}/*` : path];
}

function formatHeaders(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join("");
}
