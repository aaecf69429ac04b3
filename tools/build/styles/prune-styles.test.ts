import { expect, it } from "vitest";
import { joinStyles, pruneStyles } from "./prune-styles.ts";

const prune = (css: string, body = "", scripts = "") =>
  pruneStyles(`<style>${css}</style><body>${body}</body>`, scripts).replace(
    /<\/?style>|<body.*/g,
    "",
  );

it("keeps rules of the document's classes and takes out others", () => {
  const css = ".a{color:red}.b{color:#00f}.a .b{top:0}.b p,p .b{left:0}";
  expect(prune(css, '<p class="x a">')).toBe(".a{color:red}");
});

it("keeps what only a script may set, in whatever quotes", () => {
  const css = ".a{top:0}.b{top:0}.c{top:0}.d{top:0}";
  const scripts = "x(\"a y\",'b',`z c`)";
  expect(prune(css, "", scripts)).toBe(".a,.b,.c{top:0}");
  expect(prune(css, "<script>add('d')</script>")).toBe(".d{top:0}");
});

it("reads names with escapes, and entities of the document", () => {
  const css = ".lg\\:w-1\\/2{top:0}.py-0\\.5{top:0}.\\[\\&\\>p\\]\\:m{top:0}";
  expect(prune(css, '<p class="lg:w-1/2 [&amp;&gt;p]:m">')).toBe(
    ".lg\\:w-1\\/2,.\\[\\&\\>p\\]\\:m{top:0}",
  );
});

it("leaves rules without classes, ids of the document, and what :not() excludes", () => {
  const css = "p{top:0}#main{top:0}[hidden]:not(.gone){top:0}";
  expect(prune(css, '<main id="main">')).toBe("p,#main,[hidden]:not(.gone){top:0}");
});

it("takes out custom properties and keyframes that nobody is left to refer to", () => {
  const css = `:root{--a:var(--b);--b:1px;--c:2px;--d:3px}
    .gone{top:var(--a);animation:turn 1s}.here{top:var(--c)}
    @keyframes turn{to{rotate:1turn}}`;
  const body = '<p class="here">';
  expect(prune(css, body)).toBe(":root{--c:2px}.here{top:var(--c)}");
  expect(prune(css, body, 'set("--d")')).toBe(":root{--c:2px;--d:3px}.here{top:var(--c)}");
  expect(prune(css, '<p class="gone">')).toContain("@keyframes turn");
});

it("counts every style element: one may define what another refers to", () => {
  const page = "<style>:root{--a:1px}</style><style>p{top:var(--a)}</style>";
  expect(pruneStyles(page, "")).toBe(page);
});

it("puts all styles into the first element, in their order", () => {
  const html =
    "<head><style>a{}</style> <link><style>b{}</style></head><p>$&</p><style>c{}</style>";
  expect(joinStyles(html)).toBe("<head><style>a{}b{}c{}</style><link></head><p>$&</p>");
});

it("leaves alone what has no styles, and styles with conditions", () => {
  const html = '<head><style media="print">a{}</style></head>';
  expect(joinStyles(html)).toBe(html);
  expect(joinStyles("<p>")).toBe("<p>");
});
