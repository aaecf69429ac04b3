import { describe, expect, it } from "vitest";
import type { Answer } from "./answer.ts";
import { scoreAnswer } from "./score-answer.ts";

const best: Answer = {
  headers: {
    "content-security-policy": "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
  },
  html: '<script src="/a.js" integrity="sha384-x"></script>',
};
const worst: Answer = { headers: {}, html: '<script src="//other.example/a.js"></script>' };

function scoreWith(headers: Answer["headers"], html = best.html) {
  const { score, results } = scoreAnswer({ headers: { ...best.headers, ...headers }, html });
  return { score, failed: results.filter(({ pass }) => !pass).map(({ name }) => name) };
}

it("gives the most that a site without cookies gets unless it is in the preload list", () => {
  expect(scoreWith({})).toEqual({ score: 155, failed: [] });
});

it("gives nothing to a site that does nothing", () => {
  const { score, results } = scoreAnswer(worst);
  expect(score).toBe(0);
  expect(results.filter(({ pass }) => !pass)).toHaveLength(5);
});

describe("the Content-Security-Policy", () => {
  const name = "content-security-policy";
  const framed = "frame-ancestors 'none'";
  it.each([
    [`default-src 'self'; ${framed}`, 150, true],
    [`default-src 'none'; style-src 'unsafe-inline'; ${framed}`, 145, true],
    [`default-src 'none'; style-src 'unsafe-inline' 'sha256-x'; ${framed}`, 155, true],
    [`default-src 'none'; img-src http://other.example; ${framed}`, 135, true],
    [`default-src 'none'; script-src 'unsafe-inline'; ${framed}`, 80, false],
    [`default-src 'none'; script-src 'self' data:; ${framed}`, 80, false],
    [`default-src 'none'; script-src 'self' https:; ${framed}`, 80, false],
    [`script-src 'self'; ${framed}`, 80, false],
    [`default-src 'none'; connect-src http://other.example; ${framed}`, 80, false],
    [`default-src 'none'; script-src 'self' 'unsafe-eval'; ${framed}`, 135, false],
    [`default-src 'none'; script-src 'strict-dynamic'; ${framed}`, 75, false],
    [`default-src 'none'; default-src 'none'; ${framed}`, 75, false],
  ])("%s", (policy, score, pass) => {
    const result = scoreWith({ [name]: policy });
    expect(result.score).toBe(score);
    expect(result.failed).toHaveLength(pass ? 0 : 1);
  });

  it("is missed, and with it what forbids frames", () => {
    expect(scoreWith({ [name]: undefined })).toMatchObject({ score: 55 });
    expect(scoreWith({ [name]: undefined, "x-frame-options": "DENY" }).score).toBe(75);
  });
});

it.each([
  ["strict-transport-security", "max-age=86400", 145],
  ["strict-transport-security", "max-age=63072000, max-age=1", 80],
  ["strict-transport-security", undefined, 80],
  ["x-content-type-options", undefined, 150],
  ["x-content-type-options", "sniff", 150],
  ["referrer-policy", undefined, 150],
  ["referrer-policy", "no-referrer, unsafe-url", 145],
  ["cross-origin-opener-policy", "unsafe-none", 145],
  ["cross-origin-embedder-policy", "credentialless", 155],
  ["cross-origin-embedder-policy", "whatever", 140],
  ["cross-origin-resource-policy", "cross-origin", 145],
  ["access-control-allow-origin", "*", 155],
  ["set-cookie", "visitor=1", 60],
])("counts %s: %s", (name, value, score) => {
  expect(scoreWith({ [name]: value }).score).toBe(score);
});

it.each([
  ["<p>no script</p>", 150],
  ["<script>inline()</script>", 150],
  ['<script src="/a.js"></script>', 150],
  ['<script src="https://other.example/a.js"></script>', 50],
])("counts the integrity of scripts: %s", (html, score) => {
  expect(scoreWith({}, html).score).toBe(score);
});
