import type { APIRoute } from "astro";
import { loadInterfaceTexts } from "#load/content";
import { loadHeadline } from "#load/headline";
import { listedPages } from "#load/pages";
import type { Locale } from "#locale/languages";
import type { ListedPage } from "#locale/routes";
import { drawSharePicture } from "#share/draw-share-picture.ts";
import { drawingKindOf } from "#share/drawing-kinds.ts";

export function getStaticPaths() {
  return listedPages().map(({ page, locale }) => ({
    params: { picture: `${page}.${locale}` },
    props: { page, locale },
  }));
}

/** A page's picture for shared links. */
export const GET: APIRoute<{ page: ListedPage; locale: Locale }> = async ({ props }) => {
  const { page, locale } = props;
  const t = await loadInterfaceTexts(locale);
  const picture = await drawSharePicture({
    headline: await loadHeadline(page, locale),
    brand: t["site.name"],
    tagline: t["site.tagline"],
    drawing: drawingKindOf(page),
  });
  return new Response(picture, { headers: { "content-type": "image/png" } });
};
