import { describe, expect, test } from "vitest";
import { createExampleSite } from "../harness/example-site.ts";
import { findPageLinkIssues } from "./links.ts";

const rules = {
  siteUrl: "https://www.idi.example",
  externalHosts: ["platform.idi.example"],
  endpoints: ["/api/customer-prospect"],
};

const others = {
  "sv.html": '<h2 id="priser">Priser</h2>',
  "de.html": "",
  "product.html": '<h2 id="map">Map</h2>',
  "sv/produkt.html": "",
  "404.html": "",
  "form-error/prospect/sv.html": "",
  "icon.svg": "",
};

/** The link issues of an English home page with the given content, without its file name. */
function getIssues(content: string): string[] {
  const site = createExampleSite({ ...others, "index.html": content });
  return findPageLinkIssues(site, rules).map((issue) => issue.replace("index.html: ", ""));
}

describe("the rules for links object to", () => {
  test.each([
    ['<a href="/nope">a</a>', "link /nope: leads nowhere"],
    ['<a href="/404">a</a>', "link /404: leads nowhere"],
    ['<a href="/product/">a</a>', "link /product/: redirects to /product"],
    ['<a href="/sv" hreflang="sv">a</a>', "link /sv: redirects to /sv/"],
    ['<a href="#nope">a</a>', 'link #nope: no element has the id "nope"'],
    ['<a href="product">a</a>', "link product: must start with / or #"],
    ['<a href="/sv/">a</a>', "link /sv/: leaves the language en"],
    ['<a href="/sv/" hreflang="de">a</a>', "link /sv/: is not in the language de"],
    [
      '<a href="/sv/produkt" hreflang="sv">a</a>',
      "link /sv/produkt: must lead to the counterpart /sv/",
    ],
    [
      '<a href="https://elsewhere.example/">a</a>',
      "link https://elsewhere.example/: leads to a host that is not listed",
    ],
    ['<form action="/api/nope"></form>', "form /api/nope: no such endpoint"],
    ['<img src="/nope.png" alt="">', "asset /nope.png: leads nowhere"],
    ['<img srcset="/icon.svg 1x, /nope.png 2x" alt="">', "asset /nope.png: leads nowhere"],
    ["<style>a { background: url('/nope.png') }</style>", "asset /nope.png: leads nowhere"],
    [
      '<script src="https://platform.idi.example/a.js"></script>',
      "asset https://platform.idi.example/a.js: is not of this site",
    ],
    ['<div data-script="/_astro/Tabs.js"></div>', "asset /_astro/Tabs.js: leads nowhere"],
    [
      '<link rel="canonical" href="https://www.idi.example/nope">',
      "url https://www.idi.example/nope: leads nowhere",
    ],
    [
      '<script type="application/ld+json">{"logo":"https://www.idi.example/nope.png"}</script>',
      "asset https://www.idi.example/nope.png: leads nowhere",
    ],
    [
      '<script type="application/ld+json">{"@graph":[{"url":"https://www.idi.example/nope"}]}</script>',
      "url https://www.idi.example/nope: leads nowhere",
    ],
  ])("%s", (content, message) => {
    expect(getIssues(content)).toEqual([message]);
  });
});

test("checks error pages that the server fills in, too", () => {
  const site = createExampleSite({
    ...others,
    "index.html": "",
    "404.html": '<a href="/nope">a</a>',
    "form-error/prospect/sv.html": '<a href="/">a</a>',
  });
  expect(findPageLinkIssues(site, rules)).toEqual([
    "404.html: link /nope: leads nowhere",
    "form-error/prospect/sv.html: link /: leaves the language sv",
  ]);
});
