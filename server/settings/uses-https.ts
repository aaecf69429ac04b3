import type { Settings } from "./settings.ts";

/** Whether visitors use https, as the proxy in front offers. */
export function usesHttps({ SITE_URL }: Pick<Settings, "SITE_URL">): boolean {
  return SITE_URL.startsWith("https:");
}
