import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { placeCityLabels } from "./city-labels.ts";
import { compileShapes } from "./compile-shapes.ts";
import { readLakes } from "./lakes.ts";
import { readCountries } from "./read-countries.ts";

// The shapes as the site serves them, and a label a line.
write("shapes.json", JSON.stringify(compileShapes(readCountries(), readLakes())));
const labels = placeCityLabels().map((label) => JSON.stringify(label));
write("labels.json", `[\n${labels.join(",\n")}\n]\n`);

function write(name: string, text: string): void {
  writeFileSync(join(import.meta.dirname, name), text);
}
