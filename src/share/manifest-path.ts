import { defaultLocale, type Locale } from "#locale/languages";
import type { IconLook } from "./icons.ts";

/** The path of the web manifest in one language. */
export function manifestPath(locale: Locale): string {
  return locale === defaultLocale ? "/site.webmanifest" : `/${locale}/site.webmanifest`;
}

/** An icon of the web manifest: its name at /icons, and its size in pixels. */
export interface ManifestIcon {
  name: string;
  look: IconLook;
  size: number;
}

/** The icons of the web manifest. */
export const manifestIcons: ManifestIcon[] = [
  { name: "192", look: "app", size: 192 },
  { name: "512", look: "app", size: 512 },
  { name: "maskable-512", look: "maskable", size: 512 },
];
