/** Hashes of a built page's inline scripts and styles, in the form of a policy: `sha256-…`. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** Allows nothing: for JSON, redirects and all files but pages. */
export const denyAllCsp = "default-src 'none'; frame-ancestors 'none'";

/**
 * Creates the Content-Security-Policy of a built file: a page may run and load only its own sources. `isHttps`
 * says whether visitors use https.
 */
export function createFileCsp(file: string, inline: InlineHashes, isHttps: boolean): string {
  return file.endsWith(".html") ? createPageCsp(inline, isHttps) : denyAllCsp;
}

/** Creates the policy of a page, or of several pages whose hashes are merged. */
export function createPageCsp(inline: InlineHashes, isHttps: boolean): string {
  return formatDirectives({
    "default-src": "'none'",
    "script-src": ["'self'", ...inline.scripts.map(quote)].join(" "),
    ...(inline.styles.length > 0 && { "style-src": inline.styles.map(quote).join(" ") }),
    // The favicon is a data URL.
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    // Only the map makes one, see `src/islands/finder/map/trusted-types-policy.ts`.
    "trusted-types": "default",
    ...(isHttps && { "upgrade-insecure-requests": "" }),
  });
}

function formatDirectives(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join("; ");
}

function quote(hash: string): string {
  return `'${hash}'`;
}
