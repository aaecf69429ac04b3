import type { Env } from "./env.ts";

/** Whether visitors use https, as the proxy in front offers. */
export function usesHttps({ SITE_URL }: Pick<Env, "SITE_URL">): boolean {
  return SITE_URL.startsWith("https:");
}
