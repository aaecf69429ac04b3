import type { Node } from "./node.ts";

/** The way from the home page down to a page: names and whole addresses, from the top. */
export function describeBreadcrumbs(trail: { name: string; url: string }[]): Node {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}
