import type { AstroIntegration } from "astro";
import { writeSchemas } from "../content/json-schemas.ts";
import { projectRoot } from "../project.ts";

/** Writes the JSON Schemas of the content, which VS Code knows, when the development server starts. */
export function contentSchemas(): AstroIntegration {
  return {
    name: "content-schemas",
    hooks: { "astro:server:start": () => writeSchemas(projectRoot) },
  };
}
