import type { AstroIntegration } from "astro";
import { writeSchemas } from "../content/json-schemas.ts";
import { projectRoot } from "../project.ts";

/** Writes the JSON Schemas for editors when the development server starts. */
export function editorSchemas(): AstroIntegration {
  return {
    name: "editor-schemas",
    hooks: { "astro:server:start": () => writeSchemas(projectRoot) },
  };
}
