import type { Settings } from "../settings/settings.ts";
import { usesHttps } from "../settings/uses-https.ts";
import { dayMs } from "../time/durations.ts";
import { createFileCsp, denyAllCsp, type InlineHashes } from "./content-security-policy.ts";

export type HeaderSettings = Pick<Settings, "SITE_URL" | "HSTS_PRELOAD">;

const daySeconds = dayMs / 1000;

/**
 * Device features that an injected script could ask for. A short list: every response has the header, and a page
 * with its headers should fit into the first round trip of a connection.
 */
const unusedFeatures = [
  "camera",
  "display-capture",
  "geolocation",
  "hid",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

/** Files that other sites embed, such as the pictures of link previews. */
const embeddedFiles = /^(og\/|favicon|apple-touch-icon)/;

/** Returns the headers of all responses, by name. */
export function getCommonHeaders(settings: HeaderSettings): Record<string, string> {
  return {
    ...(usesHttps(settings) && { "Strict-Transport-Security": formatTransportSecurity(settings) }),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "X-DNS-Prefetch-Control": "off",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Origin-Agent-Cluster": "?1",
    "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  };
}

/** Returns the headers of all responses but built files. */
export function getResponseHeaders(settings: HeaderSettings): Record<string, string> {
  return {
    ...getCommonHeaders(settings),
    "Content-Security-Policy": denyAllCsp,
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** Returns the headers of a built file, in addition to those of all responses. */
export function getFileHeaders(
  file: string,
  inline: InlineHashes,
  settings: HeaderSettings,
): Record<string, string> {
  return {
    "Content-Security-Policy": createFileCsp(file, inline, usesHttps(settings)),
    "Cross-Origin-Resource-Policy": embeddedFiles.test(file) ? "cross-origin" : "same-origin",
    "Cache-Control": getCacheControl(file),
    // Not all static hosts know it.
    ...(file.endsWith(".ics") && { "Content-Type": "text/calendar; charset=utf-8" }),
  };
}

/** Lets browsers keep hashed files for good, and revalidate pages each time, mostly with a 304. */
function getCacheControl(file: string): string {
  if (file.endsWith(".html")) return "no-cache";
  return /^(_astro|map)\//.test(file)
    ? `public, max-age=${365 * daySeconds}, immutable`
    : "public, max-age=3600";
}

function formatTransportSecurity({ HSTS_PRELOAD }: HeaderSettings): string {
  const parts = [`max-age=${2 * 365 * daySeconds}`, "includeSubDomains"];
  return [...parts, ...(HSTS_PRELOAD ? ["preload"] : [])].join("; ");
}
