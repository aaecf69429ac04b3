import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PurgeCSS } from "purgecss";
import { readBuiltSite } from "../built-site.ts";
import { followScripts, scriptsIn } from "./follow-scripts.ts";

const link = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/;
const element = /<style>([^<]*)<\/style>/g;

/** Replaces the link to the site's style sheet by the rules that the page, in any language, can use. */
export async function inlineStyles(dist: string): Promise<string> {
  const read = (path: string) => readFileSync(join(dist, path), "utf8");
  const pages = readBuiltSite(dist).pages.filter(({ html }) => link.test(html));
  const sheet = link.exec(pages[0]?.html ?? "")?.[1] ?? "";
  const css = read(sheet);
  for (const group of Map.groupBy(pages, ({ id }) => id).values()) {
    const html = group.map((page) => page.html).join("\n");
    const scripts = [...followScripts(scriptsIn(html), dist, { lazily: true })].map(read);
    const used = await usedStyles(css, [html, ...scripts].join("\n"));
    for (const page of group) {
      // One element, since each needs its hash in a header that static hosts allow only so long.
      const others = [...page.html.matchAll(element)].map(([, styles]) => styles).join("");
      const rest = page.html.replaceAll(element, "");
      const inlined = rest.replace(link, () => `<style>${others}${used}</style>`);
      writeFileSync(join(dist, page.file), inlined);
    }
  }
  rmSync(join(dist, sheet));
  return `put styles into ${pages.length} pages`;
}

async function usedStyles(css: string, content: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: content, extension: "html" }],
    defaultExtractor: (text) => text.match(/[^<>"'`\s\\=;]+/g) ?? [],
    variables: true,
    keyframes: true,
    safelist: {
      // PurgeCSS drops lone pseudo-classes inside of others, and attributes whose value a script sets.
      standard: [/^:/, /^(aria|data)-/, "hidden"],
      // It looks for variables in style sheets only.
      variables: content.match(/--[\w-]+/g) ?? [],
    },
  });
  const purged = result?.css ?? css;
  // It leaves registrations of custom properties that nothing refers to.
  return purged.replace(/@property\s+(--[\w-]+)\s*\{[^}]*\}/g, (rule, name) =>
    new RegExp(`var\\(\\s*${name}\\s*[),]`).test(purged) ? rule : "",
  );
}
