/** The part of Trusted Types used here; TypeScript does not declare it yet. */
interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown;
  };
}

// The page's policy requires Trusted Types, and Leaflet writes HTML when it is loaded, to see what the browser
// can do. It does without; so does everything else here. Import this file before Leaflet.
(globalThis as TrustedTypesWindow).trustedTypes?.createPolicy("default", { createHTML: () => "" });
