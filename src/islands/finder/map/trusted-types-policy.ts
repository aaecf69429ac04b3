/** The part of Trusted Types used here; TypeScript does not declare it yet. */
interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown;
  };
}

// Pages require Trusted Types. The default policy is for libraries that write HTML: this one lets them write none,
// since the map shows only elements of our own. Import this file before Leaflet.
(globalThis as TrustedTypesWindow).trustedTypes?.createPolicy("default", { createHTML: () => "" });
