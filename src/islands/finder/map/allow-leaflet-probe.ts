/** The part of Trusted Types that is needed here; TypeScript does not know them yet. */
interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown;
  };
}

/** What Leaflet writes as HTML when it is loaded, to see whether the browser knows SVG. */
const probe = "<svg/>";

// The page's policy forbids texts to become HTML. Leaflet cannot be told, so this one text may pass
// where it is read; any other is refused as before. Import this file before Leaflet.
(globalThis as TrustedTypesWindow).trustedTypes?.createPolicy("default", {
  createHTML: (html) => (html === probe ? html : null),
});
