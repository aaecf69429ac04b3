import type { APIRoute } from "astro";
import { loadInterfaceTexts } from "#load/content.ts";
import { type Locale, locales } from "#locale/languages.ts";

export const getStaticPaths = () =>
  locales.map((locale) => ({ params: { locale }, props: { locale } }));

/** The response to a form post above the rate limit, in a language. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const t = await loadInterfaceTexts(locale);
  return new Response(`${t["form-error.too-many"]}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
};
