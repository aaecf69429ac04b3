import type { APIRoute } from "astro";
import { rasterizeIcon } from "#share/icons.ts";
import { type ManifestIcon, manifestIcons } from "#share/manifest-path.ts";

export function getStaticPaths() {
  return manifestIcons.map((icon) => ({ params: { icon: icon.name }, props: icon }));
}

/** The icons of the web app manifest. */
export const GET: APIRoute<ManifestIcon> = async ({ props: { look, size } }) =>
  new Response(await rasterizeIcon(look, size), {
    headers: { "content-type": "image/png" },
  });
