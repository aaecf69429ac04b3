import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formEndpoints } from "#contract/endpoints.ts";
import { prospectForm } from "#contract/prospect.ts";
import { readBrand } from "#load/brand/read-brand.ts";
import type { Facts } from "#load/schema/facts.ts";
import { type Locale, releasedLocales } from "#locale/languages.ts";
import { copyProject } from "#tests/harness/copy-project.ts";
import { createValidFields } from "#tests/harness/form-fields.ts";
import { readContent } from "#tests/harness/read-content.ts";
import { type SiteProcess, startSite } from "#tests/harness/site-process.ts";
import { projectRoot, resolvePackageBin } from "#tools/project.ts";
import {
  addContent,
  addEntry,
  addIcelandic,
  removeInterfaceText,
  removeSlowBuildSteps,
  rename,
} from "./add-languages.ts";

// Danish is added to a copy: an entry in locale, paths, content files, and nothing in the code. Icelandic is in
// preparation there. The copy has another name, too: it is the only build besides the site's own.
const buildTimeoutMs = 240_000;
const missingText = ["form", "phoneNumber", "label"];
let root: string;

beforeAll(() => {
  root = copyProject();
  addEntry(root);
  addIcelandic(root);
}, buildTimeoutMs);

afterAll(() => rmSync(root, { recursive: true, force: true }));

test(
  "the compiler requires the paths of a new language",
  () => {
    const config = { extends: "./tsconfig.json", include: [], files: ["locale/routes.ts"] };
    writeFileSync(join(root, "tsconfig.language.json"), JSON.stringify(config));
    const { stdout } = run(
      "typescript",
      "--noEmit",
      "--pretty",
      "false",
      "-p",
      "tsconfig.language.json",
    );
    const namedKeys = stdout.matchAll(/^([\w./-]+)\(.*(?:\n +.*)*'(\w+)' is missing/gm);
    expect(new Set([...namedKeys].map(([, file, language]) => `${file}: ${language}`))).toEqual(
      new Set(["locale/routes.ts: da"]),
    );
  },
  buildTimeoutMs,
);

describe("a language with its paths and content files", () => {
  let site: SiteProcess;

  beforeAll(async () => {
    addContent(root);
    rename(root, "Qvarna");
    removeInterfaceText(root, missingText);
    removeSlowBuildSteps(root);
    const build = run("astro", "build");
    expect(build.status, build.stdout + build.stderr).toBe(0);
    site = await startSite({ root, env: { DIST_DIR: join(root, "dist") } });
  }, buildTimeoutMs);

  afterAll(() => site?.stop());

  const visit = async (path: string) => {
    const response = await fetch(site.url + path);
    return { status: response.status, $: load(await response.text()) };
  };

  test("has its home, with the switcher and the alternates of all languages", async () => {
    const { status, $ } = await visit("/da/");
    expect(status).toBe(200);
    expect($("html").attr("lang")).toBe("da");
    const switcher = $("header a[hreflang=da][aria-current=true]");
    expect(switcher.first().attr("href")).toBe("/da/");
    expect(switcher.first().text()).toContain("Dansk");
    const alternates = $("link[rel=alternate][hreflang]").toArray();
    expect(alternates.map((link) => $(link).attr("hreflang")).sort()).toEqual(
      [...releasedLocales, "da", "x-default"].sort(),
    );
  });

  test("is linked by the other languages from the same page", async () => {
    const { $ } = await visit("/sv/priser");
    expect($("header a[hreflang=da]").first().attr("href")).toBe("/da/preise");
  });

  test("writes numbers and prices as Danish does", async () => {
    const { $ } = await visit("/da/");
    const { currency, figures, prices } = readContent<Facts>("facts.yaml");
    // The copy's own formats: ours have no Danish.
    const { formatKeyFigure, formatPrice } = (await import(
      pathToFileURL(join(root, "locale/formats.ts")).href
    )) as typeof import("#locale/formats.ts");
    const danish = "da" as Locale;
    const price = formatPrice(prices.en.starter, currency, danish);
    expect($("main").text()).toContain(formatKeyFigure(figures.en.users, "{number}", danish));
    expect($("main").text()).toContain(price);
  });

  test("answers unknown URLs in Danish, with 404", async () => {
    const { status, $ } = await visit("/da/nope");
    expect(status).toBe(404);
    expect($("html").attr("lang")).toBe("da");
  });

  test("has the legal texts and links them, but no imprint, which is German only", async () => {
    const { status, $ } = await visit("/da/agb");
    expect(status).toBe(200);
    expect($("html").attr("lang")).toBe("da");
    const footer = Array.from($("footer a"), (link) => $(link).attr("href"));
    expect(footer).toEqual(expect.arrayContaining(["/da/agb", "/da/datenschutz"]));
    expect(footer.filter((href) => href?.includes("impress"))).toEqual([]);
    expect((await visit("/da/impressum")).status).toBe(404);
    const { $: germanPage } = await visit("/de/impressum");
    expect(germanPage("header a[hreflang=da]").first().attr("href")).toBe("/da/");
  });

  test("calls the product by its new name wherever it had the old one", async () => {
    const { name } = readBrand(projectRoot);
    const formerName = new RegExp(`\\b${RegExp.escape(name)}\\b`);
    const filesWith = (files: string[]) =>
      files.filter((file) => formerName.test(readFileSync(join(root, file), "utf8")));
    const builtFiles = globSync("dist/**/*.{html,txt,xml}", { cwd: root });
    // A name that editors use as an ordinary word stays.
    const isWord = filesWith(globSync("content/**/*.{yaml,md}", { cwd: root })).length > 0;
    expect(isWord ? [] : filesWith(builtFiles)).toEqual([]);
    const { $ } = await visit("/");
    expect($("header a").first().text()).toContain("Qvarna");
    expect($("meta[property='og:site_name']").attr("content")).toBe("Qvarna");
    expect($("script[type='application/ld+json']").text()).toContain('"name":"Qvarna"');
    expect($("footer").text()).toContain("Qvarna");
  });

  // Tests of the forms cover the hydration of such a form.
  test("shows a missing text in English, in a form whose message is stored", async () => {
    const { $ } = await visit("/da/kontakt");
    const form = $(`form[action^="${formEndpoints.prospect}"]`);
    const english = readContent("interface-texts/en.yaml");
    expect(form.find("label").text()).toContain(english[missingText.join(".")]);
    const hiddenInputs = form.find("[type=hidden]").toArray();
    const values = hiddenInputs.map((input) => [$(input).attr("name") ?? "", $(input).val()]);
    const fieldsWithValue = Object.entries(createValidFields(prospectForm)).filter(
      ([, value]) => value,
    );
    const body = new URLSearchParams(
      [...fieldsWithValue, ...values].map((pair) => pair.map(String)),
    );
    const action = site.url + form.attr("action");
    const { url, status } = await fetch(action, { method: "POST", body });
    expect([new URL(url).pathname, status]).toEqual(["/da/nachricht-gesendet", 200]);
  });

  test("is in the list of what is left to translate", async () => {
    const file = join(root, "content/pages/faq/da.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace(/^ {2}lead: .*\n/m, ""));
    // The command reads all content besides, as the build did.
    const program = `
      import { formatContentStatus } from "./tools/content/content-status.ts";
      console.log(formatContentStatus(".").join("\\n"));
    `;
    const { stdout } = run("node", "--input-type=module", "--eval", program);
    expect(stdout).toMatch(/Danish: 2 missing/);
    expect(stdout).toMatch(/missing +content\/pages\/faq\/da\.yaml:\d+: hero\.lead/);
    expect(stdout).toMatch(/Icelandic \(in preparation\): [1-9]\d+ missing/);
  });

  describe("a language in preparation", () => {
    test("has its pages, which nothing links to", async () => {
      for (const path of ["/is/", "/is/samband", "/is/nope"]) {
        const { status, $ } = await visit(path);
        expect([path, status]).toEqual([path, path.endsWith("nope") ? 404 : 200]);
        expect($("html").attr("lang")).toBe("is");
        expect($("meta[name=robots]").attr("content")).toBe("noindex");
        expect($("link[rel=canonical], link[rel=alternate], meta[property^=og]")).toHaveLength(0);
        expect($("script[type='application/ld+json']")).toHaveLength(0);
        const offered = $("header nav a[hreflang]").toArray();
        expect(new Set(offered.map((link) => $(link).attr("hreflang")))).toEqual(
          new Set([...releasedLocales, "da", "is"]),
        );
      }
    });

    test("is named by no other page and in no list", () => {
      const otherFiles = globSync("dist/**/*.{html,xml,txt}", { cwd: root }).filter(
        (file) => !/[/\\]is(\.|[/\\])/.test(file),
      );
      expect(otherFiles.length).toBeGreaterThan(60);
      const naming = otherFiles.filter((file) =>
        /[/="]is[/"]|is_IS/.test(readFileSync(join(root, file), "utf8")),
      );
      expect(naming).toEqual([]);
    });

    test("shows missing or wrong texts in English, and links to English pages for missing ones", async () => {
      const { $ } = await visit("/is/samband");
      const { $: englishPage } = await visit("/contact");
      expect($("h1").text()).toBe(englishPage("h1").text());
      expect($("header nav").text()).toContain("Fyrir hverja");
      expect($("header nav a[href='/pricing']").length).toBeGreaterThan(0);
      expect($("footer a[href='/is/samband']").length).toBeGreaterThan(0);
    });
  });
});

function run(name: string, ...args: string[]) {
  const program = name === "typescript" ? "tsc" : name;
  const command = name === "node" ? args : [resolvePackageBin(name, program), ...args];
  return spawnSync(process.execPath, command, {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: undefined, VITEST: undefined },
  });
}
