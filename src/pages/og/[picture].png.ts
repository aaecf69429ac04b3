import type { APIRoute } from "astro";
import { getDrawingKind } from "#generated-images/drawing-kinds.ts";
import { createDrawing } from "#generated-images/drawings.tsx";
import { renderOpenGraphImage } from "#generated-images/render-open-graph-image.ts";
import { scoreProfile } from "#instrument/profile.ts";
import { loadExampleProfile, loadInterfaceTexts } from "#load/content.ts";
import { loadHeadline } from "#load/page-context.ts";
import { getIndexablePages } from "#load/pages.ts";
import type { Locale } from "#locale/languages.ts";
import type { IndexablePage } from "#locale/routes.ts";

export function getStaticPaths() {
  return getIndexablePages().map(({ page, locale }) => ({
    params: { picture: `${page}.${locale}` },
    props: { page, locale },
  }));
}

/** A page's picture for shared links. */
export const GET: APIRoute<{ page: IndexablePage; locale: Locale }> = async ({ props }) => {
  const { page, locale } = props;
  const t = await loadInterfaceTexts(locale);
  const profile = scoreProfile(await loadExampleProfile());
  const picture = await renderOpenGraphImage({
    headline: await loadHeadline(page, locale),
    brand: t["site.name"],
    tagline: t["site.tagline"],
    drawing: createDrawing(getDrawingKind(page), profile),
  });
  return new Response(picture, { headers: { "content-type": "image/png" } });
};
