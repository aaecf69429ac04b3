import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PurgeCSS } from "purgecss";
import { readBuiltSite } from "../read-built-site.ts";
import { collectScripts, findScripts } from "./collect-scripts.ts";

const element = /<style>([\s\S]*?)<\/style>/g;
/** The parts of a page that can use styles: words between tags cannot, though some are names of elements or classes. */
const tagOrScript = /<script[\s\S]*?<\/script>|<(?:[^>"]|"[^"]*")*>/g;

/** Astro puts all styles into each page: keeps those that the page, in any language, can use. */
export async function pruneStyles(dist: string): Promise<string> {
  const { pages } = readBuiltSite(dist);
  for (const group of Map.groupBy(pages, ({ id }) => id).values()) {
    const html = group.map((page) => page.html.replaceAll(element, "")).join("\n");
    const scripts = [...collectScripts(findScripts(html), dist, { lazily: true })].map((path) =>
      readFileSync(join(dist, path), "utf8"),
    );
    const styles = group.flatMap((page) => [...page.html.matchAll(element)].map(([, css]) => css));
    const content = [...(html.match(tagOrScript) ?? []), ...scripts].join("\n");
    const usedCss = await findUsedStyles([...new Set(styles)].join(""), content);
    for (const page of group) {
      const last = page.html.lastIndexOf("<style>", page.html.indexOf("</head>"));
      // One element, since each needs its hash in a header that static hosts allow only so long.
      const pruned = page.html.replaceAll(element, (_, _css, index) =>
        index === last ? `<style>${usedCss}</style>` : "",
      );
      writeFileSync(join(dist, page.file), pruned);
    }
  }
  return `pruned the styles of ${pages.length} pages`;
}

async function findUsedStyles(css: string, content: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: content, extension: "html" }],
    defaultExtractor: (text) => text.match(/[^<>"'`\s\\=;]+/g) ?? [],
    variables: true,
    keyframes: true,
    safelist: {
      // States of elements, and attributes that a script sets: also with values that no page has yet.
      standard: [/^:/, /^(aria|data)-[a-z-]+$/, "hidden"],
      // Custom properties used by style attributes and scripts.
      variables: content.match(/--[\w-]+/g) ?? [],
    },
  });
  return result?.css ?? css;
}
