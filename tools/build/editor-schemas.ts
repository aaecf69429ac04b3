import { spawn } from "node:child_process";
import type { AstroIntegration } from "astro";
import { projectRoot } from "../project.ts";

/** Writes the JSON Schemas for editors when the development server starts. */
export function editorSchemas(): AstroIntegration {
  return {
    name: "editor-schemas",
    hooks: {
      "astro:server:start": () => {
        const command = ["tools/content/run-content.ts", "schemas"];
        spawn(process.execPath, command, { cwd: projectRoot, stdio: "inherit" });
      },
    },
  };
}
