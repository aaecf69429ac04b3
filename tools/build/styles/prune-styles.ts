import { transform } from "lightningcss";

const styleBlock = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g;

/**
 * Removes from a document's style elements what nothing in it uses: rules for classes that neither the
 * document nor its scripts name, then unused custom properties and keyframes. `scripts` is the text of
 * all scripts of the page.
 */
export function pruneStyles(html: string, scripts: string): string {
  const body = html.replace(styleBlock, "");
  const names = namesIn(body, scripts);
  const named = (property: string) => body.includes(property) || scripts.includes(property);
  let page = html;
  // A removed rule may have been the last to use another.
  for (;;) {
    const styles = stylesOf(page);
    const unused = [
      ...classesIn(styles).difference(names).difference(keyframesIn(styles)),
      ...propertiesIn(styles)
        .difference(referredTo(styles))
        .values()
        .filter((one) => !named(one)),
      ...keyframesIn(styles)
        .values()
        .filter((name) => styles.match(new RegExp(`\\b${name}\\b`, "g"))?.length === 1),
    ];
    const next = page.replace(
      styleBlock,
      (_, open, css, close) => open + without(css, unused) + close,
    );
    if (next.length >= page.length) return page;
    page = next;
  }
}

function without(css: string, unusedSymbols: string[]): string {
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
  });
  return code.toString();
}

function stylesOf(page: string): string {
  return [...page.matchAll(styleBlock)].map(([, , css]) => css).join("\n");
}

/** Classes and ids of the document, and every word of its scripts, which may be one. */
function namesIn(body: string, scripts: string): Set<string> {
  const attributes = [...body.matchAll(/\s(?:class|id)="([^"]*)"/g)].map(([, value = ""]) =>
    value.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&amp;", "&"),
  );
  const inline = [...body.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
  return new Set([...attributes, ...inline, scripts].join(" ").split(/[\s"'`\\]+/));
}

/** The classes in the selectors of style rules. */
export function classesIn(css: string): Set<string> {
  const found = css.matchAll(/\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi);
  return new Set([...found].map(([, name = ""]) => name.replaceAll(/\\(.)/g, "$1")));
}

function keyframesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = ""]) => name));
}

function propertiesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/(--[\w-]+)\s*[:{]/g)].map(([, name = ""]) => name));
}

function referredTo(css: string): Set<string> {
  return new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name));
}

const plainStyles = /<style>([\s\S]*?)<\/style>\s*/g;

/**
 * Merges all styles of a document into its first style element: each element costs a hash in the policy,
 * which is sent with every answer.
 */
export function joinStyles(html: string): string {
  const all = [...html.matchAll(plainStyles)].map(([, css]) => css).join("");
  let isFirst = true;
  return html.replace(plainStyles, () => {
    const joined = isFirst ? `<style>${all}</style>` : "";
    isFirst = false;
    return joined;
  });
}
