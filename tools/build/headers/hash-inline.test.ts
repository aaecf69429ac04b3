import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { hashInline } from "./hash-inline.ts";

const getHash = (text: string) => `sha256-${hash("sha256", text, "base64")}`;

test("hashes scripts and styles exactly as written, each once", () => {
  const html = `<!doctype html><style>a > b {}</style><style>a > b {}</style>
    <script>if (1 < 2 && "å") go();</script><script type="module">import("/a.js")</script>`;
  expect(hashInline(html)).toEqual({
    scripts: [getHash('if (1 < 2 && "å") go();'), getHash('import("/a.js")')],
    styles: [getHash("a > b {}")],
  });
});

test("knows an example from the specification of CSP", () => {
  expect(hashInline("<script>alert('Hello, world.');</script>").scripts).toEqual([
    "sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=",
  ]);
});

test("hashes rules for speculation, but neither files nor data", () => {
  const html = `<script type="speculationrules">{}</script><script src="/a.js"></script>
    <script type="application/ld+json">{"a":1}</script><template><style>x{}</style></template>`;
  expect(hashInline(html).scripts).toEqual([getHash("{}")]);
});

test("hashes what is there for visitors without script, and the styles of drawings", () => {
  expect(hashInline("<noscript><style>p{}</style></noscript>").styles).toEqual([getHash("p{}")]);
  expect(hashInline("<svg><style>.r{}</style></svg>").styles).toEqual([getHash(".r{}")]);
});
