import type { APIRoute } from "astro";
import { loadMessages } from "#load/content";
import { type Locale, locales } from "#locale/languages";

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale } }));

/** What the server answers to a form post of an address that floods it, in one language. */
export const GET: APIRoute = async ({ params }) => {
  const t = await loadMessages(params.locale as Locale);
  return new Response(`${t["form-retry.too-many"]}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
};
