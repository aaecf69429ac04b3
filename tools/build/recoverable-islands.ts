import type { AstroIntegration } from "astro";

/** Adds the directive `client:recoverable`, by which all islands hydrate. */
export function recoverableIslands(): AstroIntegration {
  return {
    name: "recoverable-islands",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) =>
        addClientDirective({
          name: "recoverable",
          entrypoint: "./src/islands/recovery/recoverable.ts",
        }),
    },
  };
}
