import { routes } from "#locale/routes";

/** What stands inline in a file of the build: hashes as a policy names them, `sha256-…`. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
}

/** Lets a browser do nothing with an answer: for JSON, redirects and all files that are no page. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Leaflet writes one constant as HTML; its page may have the policy that lets this pass. */
const filesWithMap = new Set(Object.values(routes.facilitatorship).map(fileOfPage));

/**
 * The Content-Security-Policy of a file of the build: a page may run and show what it is built of,
 * and nothing else. `secure` is whether the site is reached by https.
 */
export function contentPolicy(file: string, inline: InlineSources, secure: boolean): string {
  return file.endsWith(".html") ? pagePolicy(inline, filesWithMap.has(file), secure) : closedPolicy;
}

/** The policy of a page, or of several pages whose inline sources are given together. */
export function pagePolicy(inline: InlineSources, drawsMap: boolean, secure: boolean): string {
  return directives({
    "default-src": "'none'",
    "script-src": ["'self'", ...inline.scripts.map(quote)].join(" "),
    ...(inline.styles.length > 0 && { "style-src": inline.styles.map(quote).join(" ") }),
    // The tab's icon stands in the page.
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": drawsMap ? "default" : "'none'",
    ...(secure && { "upgrade-insecure-requests": "" }),
  });
}

function directives(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join("; ");
}

function quote(hash: string): string {
  return `'${hash}'`;
}

function fileOfPage(path: string): string {
  return `${path.slice(1)}.html`;
}
