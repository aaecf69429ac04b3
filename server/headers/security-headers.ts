import type { Env } from "../env.ts";
import { closedPolicy, contentPolicy, type InlineSources } from "./content-policy.ts";

/** The settings on which headers depend. */
export type HeaderSettings = Pick<Env, "SITE_URL" | "HSTS_PRELOAD">;

const day = 24 * 3600;

/**
 * What a script that got in would ask a visitor's device for. Few: the header travels with every
 * answer, and a page and its headers should come in the first round trip of a connection.
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

/** Files that other sites show, such as the pictures of link previews. */
const shared = /^(og\/|favicon|apple-touch-icon|icon)/;

/** Whether visitors reach the site by https, which is what the proxy in front of it offers. */
export function isSecure({ SITE_URL }: Pick<Env, "SITE_URL">): boolean {
  return SITE_URL.startsWith("https:");
}

/** The headers that every answer has alike, by their names. */
export function commonHeaders(settings: HeaderSettings): Record<string, string> {
  return {
    ...(isSecure(settings) && { "Strict-Transport-Security": transportSecurity(settings) }),
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

/** The headers of any answer, until it turns out to be a file of the build. */
export function headersOfAnswers(settings: HeaderSettings): Record<string, string> {
  return {
    ...commonHeaders(settings),
    "Content-Security-Policy": closedPolicy,
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** The headers of a file of the build, beside the common ones. */
export function headersOfFile(
  file: string,
  inline: InlineSources,
  settings: HeaderSettings,
): Record<string, string> {
  return {
    "Content-Security-Policy": contentPolicy(file, inline, isSecure(settings)),
    "Cross-Origin-Resource-Policy": shared.test(file) ? "cross-origin" : "same-origin",
    "Cache-Control": cacheControl(file),
  };
}

/** Hashed files never change; pages are asked for each time and mostly answered with a 304. */
function cacheControl(file: string): string {
  if (file.endsWith(".html")) return "no-cache";
  return /^(_astro|map)\//.test(file)
    ? `public, max-age=${365 * day}, immutable`
    : "public, max-age=3600";
}

function transportSecurity({ HSTS_PRELOAD }: HeaderSettings): string {
  const parts = [`max-age=${2 * 365 * day}`, "includeSubDomains"];
  return [...parts, ...(HSTS_PRELOAD ? ["preload"] : [])].join("; ");
}
