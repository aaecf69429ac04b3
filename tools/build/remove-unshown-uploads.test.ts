import { expect, test } from "vitest";
import { listBuiltFiles } from "#server/built-site/build-folder.ts";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { removeUnshownUploads } from "./remove-unshown-uploads.ts";

test("removes uploads that no page shows", () => {
  const dist = createTempFolder();
  const kept = {
    "_astro/demo.Ab1.js": 'load("/_astro/mark.Cd2.svg")',
    "_astro/mark.Cd2.svg": "",
    "_astro/år 1.Ef3.pdf": "",
    "favicon.png": "",
    "sv/about.html": '<a href="/_astro/%C3%A5r%201.Ef3.pdf">',
  };
  writeFiles(dist, { ...kept, "_astro/ada.Gh4.jpg": "", "_astro/acme.Ij5.svg": "" });
  expect(removeUnshownUploads(dist)).toContain("removed 2 ");
  expect(listBuiltFiles(dist)).toEqual(Object.keys(kept).sort());
});
