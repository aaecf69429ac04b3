import type { BuiltPage } from "#tools/built-site";

/** A reference of a page: a link, a form's action, a file to load. */
export interface Reference {
  kind: "link" | "form" | "asset" | "address";
  target: string;
  /** The `hreflang` of a link, which the language switcher sets. */
  hreflang: string | undefined;
}

const attributes: [selector: string, attribute: string, kind: Reference["kind"]][] = [
  ["a, area", "href", "link"],
  ["form", "action", "form"],
  ["button, input", "formaction", "form"],
  ["link[rel=canonical], link[rel=alternate]", "href", "address"],
  ["meta[property='og:url']", "content", "address"],
  ["link:not([rel=canonical], [rel=alternate])", "href", "asset"],
  ["meta[property='og:image']", "content", "asset"],
  ["script, img, source, iframe, audio, video, embed, track", "src", "asset"],
  ["video", "poster", "asset"],
  ["object", "data", "asset"],
  ["use, image", "href", "asset"],
  ["astro-island", "component-url", "asset"],
  ["astro-island", "renderer-url", "asset"],
  ["astro-island", "before-hydration-url", "asset"],
];

/** All references of a page, including those of inline style sheets. */
export function findReferences({ $ }: BuiltPage): Reference[] {
  const named = attributes.flatMap(([selector, attribute, kind]) =>
    $(selector)
      .toArray()
      .flatMap((element) => {
        const target = $(element).attr(attribute);
        const hreflang = $(element).attr("hreflang");
        return target === undefined ? [] : [{ kind, target, hreflang }];
      }),
  );
  const listed = $("[srcset], [imagesrcset]")
    .toArray()
    .map((element) => $(element).attr("srcset") ?? $(element).attr("imagesrcset") ?? "")
    .flatMap((list) => list.split(",").map((part) => part.trim().split(/\s+/)[0] ?? ""));
  const styles = [
    ...$("style")
      .toArray()
      .map((element) => $(element).text()),
    ...$("[style]")
      .toArray()
      .map((element) => $(element).attr("style") ?? ""),
  ].join("\n");
  const styled = [...styles.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(
    ([, url]) => url ?? "",
  );
  return [
    ...named,
    ...[...listed, ...styled].map((target) => ({
      kind: "asset" as const,
      target,
      hreflang: undefined,
    })),
  ];
}
