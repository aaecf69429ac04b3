import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type FormName, formEndpoints, formPostFields } from "#contract/endpoints.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";
import { hashInline } from "#tools/build/headers/hash-inline.ts";
import { distDir } from "#tools/project.ts";
import type { BuiltPage } from "#tools/read-built-site.ts";
import { pages } from "./harness/built-site.ts";

const csp = "content-security-policy";
const formType = "application/x-www-form-urlencoded";

type App = Awaited<ReturnType<typeof buildTestApp>>["app"];

// With the settings of the build.
const { SITE_URL = "", HSTS_PRELOAD = "" } = process.env;

async function buildSiteApp(): Promise<App> {
  return (await buildTestApp({ settings: { DIST_DIR: distDir, SITE_URL, HSTS_PRELOAD } })).app;
}

/** The server's response with a page to a visitor who comes from another site. */
async function ask(app: App, { file, kind, locale, path }: BuiltPage) {
  const form = file.split("/")[1] as FormName;
  const response = await app.inject({
    ...(kind === "form-error"
      ? {
          method: "POST",
          url: formEndpoints[form],
          payload: `${formPostFields.language}=${locale}`,
        }
      : { method: "GET", url: path ?? `/${locale}/no-such-page` }),
    headers: { "content-type": formType, origin: "https://other.example" },
  });
  const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  return { headers: Object.fromEntries(headers) as Record<string, string>, html: response.body };
}

test("the policy of every page allows exactly its scripts and styles", async () => {
  const app = await buildSiteApp();
  for (const page of pages) {
    const { headers, html } = await ask(app, page);
    expect(html).toContain(`lang="${page.locale}"`);
    const policy = String(headers[csp]);
    const { scripts, styles } = hashInline(html);
    expect(policy.match(/sha256-[^']+/g), page.file).toEqual([...scripts, ...styles]);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    // The favicon is the only data URL.
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy.replace("data:", "")).not.toMatch(/unsafe|data:|https?:|\*/);
    // Servers and proxies mostly accept 4 KB or more for all headers.
    expect(policy.length, page.file).toBeLessThan(1024);
  }
});

test("no page has styles or scripts in attributes, which hashes cannot allow", () => {
  const inlineIssues = pages.flatMap(({ $, file }) => {
    const names = [...$("*")].flatMap((element) => Object.keys($(element).attr() ?? {}));
    return names.filter((name) => /^(style$|on)/.test(name)).map((name) => `${file}: ${name}`);
  });
  expect(inlineIssues).toEqual([]);
});

describe("the rules for static hosts", () => {
  const rules = parseRules(readFileSync(join(distDir, "_headers"), "utf8"));

  test("stay within the limits of Cloudflare Pages: 100 rules, lines of 2000 characters", () => {
    expect(rules.size).toBeLessThanOrEqual(100);
    const lines = [...rules.values()].flatMap((headers) => Object.entries(headers));
    expect(Math.max(...lines.map(([name, value]) => name.length + value.length))).toBeLessThan(
      1990,
    );
  });

  test("have the headers of the server for every page", async () => {
    const app = await buildSiteApp();
    const { [csp]: policyOfAll = "", ...commonHeaders } = rules.get("/*") ?? {};
    for (const page of pages.filter(({ kind }) => kind === "page")) {
      const { headers } = await ask(app, page);
      const ownHeaders = rules.get(page.path ?? "") ?? {};
      expect(headers, page.file).toMatchObject({ ...commonHeaders, ...ownHeaders });
      // Browsers enforce both.
      for (const source of ownHeaders[csp]?.match(/'sha256-[^']+'/g) ?? []) {
        expect(policyOfAll).toContain(source);
      }
    }
  });

  test("cover every file that is served", () => {
    const paths = [...rules.keys()];
    expect(paths).toEqual(
      expect.arrayContaining(["/*", "/", "/sv", "/sv/", "/_astro/*", "/map/*"]),
    );
    expect(paths).toEqual(expect.arrayContaining(["/favicon.png", "/facilitators.json"]));
    expect(
      paths.filter((path) => /form-error|404|_headers|\/\.(?!well-known\/)/.test(path)),
    ).toEqual([]);
  });
});

/** The rules of a file `_headers`: for each path its headers, by lower-case name. */
function parseRules(text: string): Map<string, Record<string, string>> {
  const blocks = text.trim().split("\n\n");
  return new Map(
    blocks.map((block) => {
      const [path = "", ...lines] = block.split("\n");
      const headers = lines.map((line) => {
        const [, name = "", value = ""] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
        return [name.toLowerCase(), value];
      });
      return [path, Object.fromEntries(headers)];
    }),
  );
}
