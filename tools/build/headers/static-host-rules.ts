import { type InlineSources, pagePolicy } from "#server/headers/content-policy";
import {
  commonHeaders,
  type HeaderSettings,
  headersOfFile,
  isSecure,
} from "#server/headers/security-headers";
import { mapSite } from "#server/site/site-map";

/**
 * The text of the file `_headers`, from which static hosts (Netlify, Cloudflare Pages) take the
 * headers of every path. `inline` holds each page.
 */
export function staticHostRules(
  files: string[],
  inline: Map<string, InlineSources>,
  settings: HeaderSettings,
): string {
  const rules = new Map<string, Record<string, string>>([["/*", headersOfAll(inline, settings)]]);
  for (const [path, entry] of mapSite(files).entries) {
    if (!("file" in entry)) continue;
    const { file } = entry;
    const headers = headersOfFile(file, inline.get(file) ?? nothing, settings);
    for (const rule of rulesOf(path, file)) rules.set(rule, headers);
  }
  return [...rules].map(([path, headers]) => `${path}\n${linesOf(headers)}`).join("\n");
}

const nothing: InlineSources = { scripts: [], styles: [] };

/**
 * A path that has rules of its own is under its own policy and under this one of all pages, for
 * hosts send both and browsers enforce both. Paths without rules, such as those that are not found,
 * are under this one alone.
 */
function headersOfAll(inline: Map<string, InlineSources>, settings: HeaderSettings) {
  const all = [...inline.values()];
  const together = {
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(all.flatMap(({ styles }) => styles))],
  };
  return {
    ...commonHeaders(settings),
    "Content-Security-Policy": pagePolicy(together, true, isSecure(settings)),
  };
}

/** Hosts count rules: those of a folder without pages are one. Pages also answer by their file's name. */
function rulesOf(path: string, file: string): string[] {
  if (file.endsWith(".html")) return [path, `/${file.replace(/\.html$/, "")}`];
  const [folder, ...rest] = file.split("/");
  return [rest.length > 0 ? `/${folder}/*` : path];
}

function linesOf(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join("");
}
