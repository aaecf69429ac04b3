/** A function that makes paths of the site absolute. */
export function createUrlResolver(site: URL | undefined) {
  return (path: string) => new URL(path, site).href;
}
