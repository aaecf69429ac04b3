/** The origin that printed pages name; empty as long as no `SITE_URL` says where the site is. */
export function getPrintedOrigin(site: URL | undefined): string {
  return !site || site.hostname === "localhost" ? "" : site.origin;
}
