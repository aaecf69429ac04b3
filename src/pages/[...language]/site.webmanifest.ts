import type { APIRoute } from "astro";
import { loadMessages } from "#load/content";
import { defaultLocale, type Locale, languages, locales } from "#locale/languages";
import { routes } from "#locale/routes";
import { manifestIcons } from "#share/manifest-path.ts";
import { colorOf, lightPalette } from "#share/palette.ts";

export function getStaticPaths() {
  return locales.map((locale) => ({
    params: { language: locale === defaultLocale ? undefined : locale },
    props: { locale },
  }));
}

/** The web app manifest in a language. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const t = await loadMessages(locale);
  const paper = colorOf(lightPalette, "paper");
  const manifest = {
    name: t["site.name"],
    description: t["site.tagline"],
    lang: languages[locale].tag,
    start_url: routes.home[locale],
    scope: "/",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: manifestIcons.map(({ name, look, size }) => ({
      src: `/icons/${name}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: look === "maskable" ? "maskable" : "any",
    })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json" },
  });
};
