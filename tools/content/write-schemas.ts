import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFileSchemas } from "./json-schemas.ts";

/** Writes the schema of every kind of data file, for completion in editors. */
export function writeSchemas(root: string): void {
  for (const { path, text } of listFileSchemas()) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
