/** The part of Trusted Types used here; TypeScript does not declare it yet. */
interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown;
  };
}

/** The HTML that Leaflet parses when it is loaded, to detect SVG support. */
const probe = "<svg/>";

// The page's policy requires Trusted Types, and Leaflet cannot be told to skip its detection. Allow this one
// string and refuse any other. Import this file before Leaflet.
(globalThis as TrustedTypesWindow).trustedTypes?.createPolicy("default", {
  createHTML: (html) => (html === probe ? html : null),
});
