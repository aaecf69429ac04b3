import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { pruneStyles } from "./prune-styles.ts";

/** The files of a build, with these styles in the head of its pages. */
async function build(css: string, files: Record<string, string>) {
  const dist = createTempFolder();
  const head = `<head><style>${css}</style></head>`;
  const entries = Object.entries(files).map(([path, text]) => [
    path,
    path.endsWith(".html") ? head + text : text,
  ]);
  writeFiles(dist, Object.fromEntries(entries));
  await pruneStyles(dist);
  return (file: string) => readFileSync(join(dist, file), "utf8");
}

test("keeps the styles that a page's classes, attributes and elements use", async () => {
  const css =
    ".a{top:0}.b{top:0}.lg\\:w-1\\/2,.gone{top:0}p{top:0}[hidden]:not(.gone){top:0}.a .b{top:0}";
  const readOutput = await build(css, { "faq.html": '<p class="x a lg:w-1/2" hidden>$&</p>' });
  expect(readOutput("faq.html")).toBe(
    '<head><style>.a{top:0}.lg\\:w-1\\/2{top:0}p{top:0}[hidden]:not(.gone){top:0}</style></head><p class="x a lg:w-1/2" hidden>$&</p>',
  );
});

test("ignores words between tags", async () => {
  const css = ".a{top:0}.b{top:0}p{top:0}small{top:0}";
  const body = '<p title="1 > 0" class="a">small b</p>';
  const readOutput = await build(css, { "faq.html": body });
  expect(readOutput("faq.html")).toContain("<style>.a{top:0}p{top:0}</style>");
});

test("keeps pseudo-classes, and states that scripts set", async () => {
  const css =
    "[hidden]:where(:not([hidden=until-found])),:focus-visible,:is([aria-current],[aria-selected=true]){top:0}";
  const unusedRule = ".aria-busy\\:w-1[aria-busy=true]{top:0}";
  const readOutput = await build(css + unusedRule, { "faq.html": "" });
  expect(readOutput("faq.html")).toBe(`<head><style>${css}</style></head>`);
});

test("keeps the styles of classes that only a script, or one that it imports, may set", async () => {
  const css = ".a{top:0}.b{top:0}.c{top:0}.d{top:0}";
  const readOutput = await build(css, {
    "faq.html": '<div data-script="/_astro/a.js">',
    "_astro/a.js": 'import("./b.js");x("a y",\'b\')',
    "_astro/b.js": "y(`z c`)",
  });
  expect(readOutput("faq.html")).toContain("<style>.a{top:0}.b{top:0}.c{top:0}</style>");
});

test("removes custom properties and keyframes that are not used", async () => {
  const css =
    ":root{--a:1px;--b:2px;--c:3px}.gone{top:var(--a);animation:turn 1s}.here{top:var(--b)}@keyframes turn{to{top:0}}";
  const readOutput = await build(css, {
    "faq.html": '<p class="here">',
    "terms.html": '<p class="gone" style="left:var(--c)">',
  });
  expect(readOutput("faq.html")).toContain("<style>:root{--b:2px}.here{top:var(--b)}</style>");
  expect(readOutput("terms.html")).toContain("--c:3px");
  expect(readOutput("terms.html")).toContain("@keyframes turn");
});

test("gives a page the same styles in every language", async () => {
  const readOutput = await build(".a{top:0}.b{top:0}", {
    "pricing.html": '<p class="a">',
    "sv/priser.html": '<p class="b">',
  });
  for (const file of ["pricing.html", "sv/priser.html"]) {
    expect(readOutput(file)).toContain("<style>.a{top:0}.b{top:0}</style>");
  }
});

test("puts all styles of a page into one element", async () => {
  const body = "<body><p><style>p{left:0}</style>";
  const readOutput = await build("p{top:0}</style><style>a{top:0}p{color:red}", {
    "faq.html": body,
  });
  expect(readOutput("faq.html")).toBe(
    "<head><style>p{top:0}p{color:red}p{left:0}</style></head><body><p>",
  );
});
