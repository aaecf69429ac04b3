import { once } from "node:events";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { parse, stringify } from "yaml";
import { getPath } from "#locale/routes.ts";
import { copyProject } from "#tests/harness/copy-project.ts";
import { type DevServer, startDevServer } from "#tests/harness/dev-server.ts";
import { toBackend } from "#tools/admin/admin-backend.ts";
import { bundleAdmin } from "#tools/admin/bundle-admin.ts";
import { collectAdminData } from "#tools/admin/collect-admin-data.ts";
import { yamlOptions } from "#tools/content/format-content.ts";
import { distDir } from "#tools/project.ts";
import { ContentEditor } from "./content-editor.ts";
import { expectAccessible } from "./fixtures/axe.ts";

// The gallery and the editor exist in the development server only; its tests share one.
test.describe.configure({ mode: "default" });

interface Question {
  link?: { page: string };
}

/** Files that the development server must not serve, with a text in each. */
const secretFiles = ["data/idi.sqlite", "data/any.svg", "any.css", ".env"];
const secret = "whatvisitorswrote";

let root: string;
let server: DevServer;

test.beforeAll(async () => {
  root = copyProject();
  mkdirSync(join(root, "data"));
  for (const file of secretFiles) writeFileSync(join(root, file), `# ${secret}\n`);
  server = await startDevServer(root);
});

// biome-ignore lint/correctness/noEmptyPattern: Playwright wants to know the fixtures
test.afterEach(({}, { status, expectedStatus }) => {
  if (status !== expectedStatus) console.log(server.output.slice(-4000));
});

test.afterAll(async () => {
  await server?.stop();
  if (root) rmSync(root, { recursive: true, force: true });
});

test("shows accessible examples of components, in the development server only", async ({
  page,
}) => {
  // After its first start the development server reloads pages when its caches are filled: cut off its
  // messages.
  await page.routeWebSocket(/./, () => {});
  await page.goto(`${server.url}/gallery`);
  await expect(page.getByRole("heading", { name: "ProfileMap" })).toBeVisible();
  expect(await page.locator("figure").count()).toBeGreaterThan(30);
  const typeface = await page.evaluate("getComputedStyle(document.body).fontFamily");
  expect(typeface).toContain("Familjen Grotesk");
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, undefined, "colors");
  for (const page of ["gallery.html", "admin"]) expect(existsSync(join(distDir, page))).toBe(false);
});

test("serves only files that pages are made of", async () => {
  const spellings = [
    (file: string) => `/${file}`,
    (file: string) => `//${file}`,
    (file: string) => `/src/../${file}`,
    (file: string) => `/src/%2e%2e/${file}`,
    (file: string) => `/src%2f..%2f${file}`,
    (file: string) => `/src/%252e%252e/${file}`,
    (file: string) => `/@fs${root}/${file}`,
    (file: string) => `/@fs/${root}/${file}`,
    (file: string) => `/@fs${root}/src/../${file}`,
    (file: string) => `/@fs${root}/src/..%2f..%2f${file}`,
    (file: string) => `/@fs/proc/self/cwd/${file}`,
    (file: string) => `/@id/${root}/${file}`,
    (file: string) => `/admin/assets/../../../${file}`,
    (file: string) => `/admin/assets/..%2f..%2f..%2f${file}`,
  ];
  const queries = ["", "?raw", "?url", "?import", "?import&raw", "?import&raw??", "?inline&import"];
  const furtherQueries = [
    "?import&init",
    "?.svg?.wasm?init",
    "?worker&inline",
    "?direct",
    "%3fraw",
  ];
  const leaks: string[] = [];
  // Every spelling with every query, and each of both with every file.
  for (const [row, spell] of spellings.entries()) {
    for (const [column, query] of [...queries, ...furtherQueries].entries()) {
      const path = spell(secretFiles[(row + column) % secretFiles.length] ?? "") + query;
      if ((await requestRaw(path)).includes(secret)) leaks.push(path);
    }
  }
  expect(leaks).toEqual([]);

  const [, component = ""] =
    /"(\/[^"]+\.tsx)"/.exec(await requestRaw(getPath("contact", "en"))) ?? [];
  const island = await requestRaw(component);
  const imports = [...island.matchAll(/ from "(\/[^"]+)"/g)].map(([, path = ""]) => path);
  expect(imports.filter((path) => path.startsWith("/contract/"))).not.toEqual([]);
  for (const path of imports) expect(await requestRaw(path)).toMatch(/\b(import|export)\b/);
});

test("the editor for a host runs no script that came with an entry", async ({ page }) => {
  const origin = "https://admin.idi.example";
  const repository = { service: "github", origin: "https://github.com", name: "a/b" } as const;
  const backend = toBackend(repository);
  const files = await bundleAdmin(backend);
  const data = collectAdminData({ backend, siteUrl: origin });
  const blockedMessages: string[] = [];
  page.on("console", (message) => {
    if (/violates.*script-src/.test(message.text())) blockedMessages.push(message.text());
  });
  await page.route(`${origin}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || "index.html";
    if (data[path]) return route.fulfill({ json: data[path]() });
    const { type: contentType, content } = files.get(path) ?? {};
    if (content === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType, body: Buffer.from(content) });
  });
  await page.goto(`${origin}/`);
  await expect(page.getByRole("button", { name: /GitHub|token/i }).first()).toBeVisible();
  expect(blockedMessages).toEqual([]);
  await page.evaluate(() => {
    const picture = '<img src="data:," onerror="document.title = \'run\'">';
    document.body.insertAdjacentHTML("beforeend", picture);
    const script = document.createElement("script");
    script.textContent = "document.title = 'run'";
    document.body.append(script);
  });
  await expect.poll(() => blockedMessages.length).toBe(2);
  expect(await page.title()).not.toBe("run");
});

test.describe("the editor in the browser", () => {
  test.use({ viewport: { width: 1600, height: 1000 } });

  test("edits pages, lists and colours, and shows what comes of it", async ({ page }) => {
    test.slow();
    const getContent = (path: string) => readFileSync(join(root, "content", path), "utf8");
    const getText = (path: string) => page.evaluate(async (url) => (await fetch(url)).text(), path);
    // In other languages the questions are in another order.
    const questionsBefore = getContent("pages/faq/en.yaml");
    const faqIn = (locale: string) => parse(getContent(`pages/faq/${locale}.yaml`));
    for (const locale of ["sv", "de"]) {
      const texts = faqIn(locale);
      texts.items.reverse();
      const file = join(root, `content/pages/faq/${locale}.yaml`);
      writeFileSync(file, stringify(texts, null, yamlOptions));
    }

    appendFileSync(join(root, "content/science-chapters.yaml"), "- id: a-new-one\n");

    const editor = new ContentEditor(page, root);
    await editor.start(server.url);
    const pageFrame = page.frameLocator("#page");
    const mistakes = page.getByRole("list", { name: "Mistakes in the content" });

    await test.step("headlines in three languages, and a link of marked words", async () => {
      await editor.open("pages/home");
      await editor.expand("hero", "en");
      await editor.fill("hero.title", "A *first* headline", "en");
      await editor.fill("hero.title", "En *andra* rubrik", "sv");
      await editor.expand("problem", "en");
      const paragraph = "problem.paragraphs.0";
      await editor.fill(paragraph, "See what it costs.", "en");
      const field = editor.field(paragraph, "en");
      await field.locator("textarea").evaluate((text: HTMLTextAreaElement) => {
        text.setSelectionRange("See ".length, "See what it costs".length);
      });
      await field
        .getByRole("combobox", { name: "Link to a page" })
        .selectOption("pricing#comparison");
      const linkedText = "See [what it costs](page:pricing#comparison).";
      await expect(field.locator("textarea")).toHaveValue(linkedText);
      await editor.show("German");
      await editor.fill("hero.title", "Eine *dritte* Zeile", "de");
      await editor.save();
      expect(parse(getContent("pages/home/en.yaml")).problem.paragraphs[0]).toBe(linkedText);
      await expect(pageFrame.getByRole("heading", { level: 1 })).toHaveText("A first headline");
      const link = pageFrame.getByRole("link", { name: "what it costs" });
      await expect(link).toHaveAttribute("href", `${getPath("pricing", "en")}#comparison`);
      // The server may have read one changed file before the others.
      await expect.poll(() => getText("/sv/")).toContain("andra");
      await expect.poll(() => getText("/de/")).toContain("dritte");
    });

    await test.step("the form that is asked for last, even while another one is opening", async () => {
      await page.locator("#forms").evaluate((forms: HTMLIFrameElement) => {
        const openQuestions = () => {
          location.hash = "#/collections/pages/entries/faq";
        };
        forms.contentWindow?.addEventListener("hashchange", openQuestions, { once: true });
        location.hash = "#/collections/pages/entries/about";
      });
      await expect(editor.field("groups", "en")).toBeVisible();
    });

    await test.step("a question in three languages, and the link of another one in English", async () => {
      const textsBefore = { en: faqIn("en"), sv: faqIn("sv"), de: faqIn("de") };
      const index = textsBefore.en.items.findLastIndex(({ link }: Question) => link);
      const getLinks = ({ items }: { items: Question[] }) => items.map(({ link }) => link?.page);
      const links = getLinks(textsBefore.en);
      const targetPage = links[index] === "about" ? "contact" : "about";
      await editor.choose(`items.${index}.link.page`, targetPage, "en");
      const questions = { en: "Is it new?", sv: "Är den ny?", de: "Ist sie neu?" };
      for (const [locale, question] of Object.entries(questions)) {
        if (locale === "de") await editor.show("German");
        const entry = await editor.add("items", locale);
        await editor.pick(`${entry}.group`, "buying", locale);
        await editor.fill(`${entry}.question`, question, locale);
        await editor.fill(`${entry}.answer`, `${question} 1`, locale);
      }
      await editor.save();
      await expect(pageFrame.getByRole("heading", { name: questions.en })).toBeVisible();
      expect(getLinks(faqIn("en"))).toEqual([...links.with(index, targetPage), undefined]);
      for (const language of ["sv", "de"] as const) {
        await expect.poll(() => getText(getPath("faq", language))).toContain(questions[language]);
        expect(faqIn(language).items.slice(0, -1)).toEqual(textsBefore[language].items);
        const place = new RegExp(`faq/${language}\\.yaml:\\d+: .*link\\.page: .*${targetPage}`);
        await expect(mistakes).toContainText(place);
      }
    });

    await test.step("a facilitator", async () => {
      await editor.open("people/facilitators");
      const listFacilitators = () => JSON.parse(getContent("facilitators.json"));
      await expect(editor.field("entries")).toContainText(listFacilitators()[0].post_title);
      await expect(pageFrame.locator("#find")).toBeInViewport();
      const facilitator = await editor.add("entries");
      const address = "Storgatan 1, 392 32 Kalmar, Sverige";
      await editor.fill(`${facilitator}.post_title`, "Ny Ring");
      await editor.fill(`${facilitator}.location_address__address`, address);
      await editor.save();
      await expect(pageFrame.getByText("Ny Ring", { exact: true }).first()).toBeAttached();
      expect(listFacilitators().at(-1)).toEqual({
        post_title: "Ny Ring",
        location_address__address: address,
      });
    });

    await test.step("mistakes: some at once in the form, others after saving", async () => {
      await editor.open("facts/brand");
      await editor.expand("office");
      await editor.fill("office.country", "Sweden");
      await editor.forms.getByRole("button", { name: "Save", exact: true }).click();
      await expect(editor.field("office.country")).toContainText("ISO 3166");

      await editor.fill("office.country", "SE");
      await editor.expand("colors");
      await editor.fill("colors.light.ink", "white");
      await editor.save();
      const contrast = /content\/brand\.yaml:\d+: colors\.light\.ink: .*contrast/;
      await expect(mistakes).toContainText(contrast);

      await editor.fill("colors.light.ink", "black");
      await editor.save();
      await expect(mistakes).not.toContainText(contrast);
    });

    await test.step("two entries with one id, of which a file can have one", async () => {
      await editor.open("people/training-dates");
      for (const place of ["Malmö", "Lund"]) {
        const training = await editor.add("entries");
        const texts = { id: "new", start: "2030-01-31", language: "sv", place };
        for (const [key, text] of Object.entries(texts))
          await editor.fill(`${training}.${key}`, text);
      }
      const messages: string[] = [];
      page.once("dialog", (dialog) => {
        messages.push(dialog.message());
        void dialog.accept();
      });
      await editor.forms.getByRole("button", { name: "Save", exact: true }).click();
      await expect.poll(() => messages).toEqual([expect.stringContaining('"new"')]);
    });

    await test.step("a new chapter", async () => {
      const missing = "content/science/a-new-one/en.md: the file is missing";
      await expect(mistakes).toContainText(missing);
      await editor.open("science/science-a-new-one");
      for (const [key, text] of Object.entries({
        title: "Something new",
        summary: "A sentence about it.",
        nav: "New",
        body: "It leads to [practice](chapter:in-practice).",
      })) {
        await editor.fill(key, text, "en");
      }
      await editor.save();
      await expect(mistakes).not.toContainText(missing);
      await expect(mistakes).toContainText("content/science/a-new-one/sv.md");
      // Other languages show it in English until they have it.
      for (const locale of ["en", "sv"] as const)
        await expect.poll(() => getText(getPath("science", locale))).toContain("Something new");
    });

    await test.step("what another editor changes meanwhile", async () => {
      const otherLink = /faq\/sv\.yaml:\d+: .*link\.page/;
      await expect(mistakes).toContainText(otherLink);
      writeFileSync(join(root, "content/pages/faq/en.yaml"), questionsBefore);
      await expect(mistakes).not.toContainText(otherLink);
    });

    expect(editor.outside).toEqual([]);
    expect(editor.blocked).toEqual([]);
  });
});

test("starts again when a schema changes", async () => {
  const schema = join(root, "src/load/schema/faq.ts");
  const text = readFileSync(schema, "utf8");
  const outputSince = (start: number) => () => server.output.slice(start);
  const isServing = () => fetch(server.url).then(Boolean, () => false);
  const startOfMistake = server.output.length;
  writeFileSync(schema, `${text}\nnot typescript`);
  await expect.poll(outputSince(startOfMistake)).toContain("src/load/schema/faq.ts");
  await expect.poll(isServing).toBe(false);

  // Without what it remembers of the content, as at the first start.
  rmSync(join(root, ".astro"), { recursive: true });
  const startOfCure = server.output.length;
  writeFileSync(schema, text.replace("  more: ", "  added: text,\n  more: "));
  const mistake = /content\/pages\/faq\/en\.yaml:\d+: added: is missing/;
  await expect.poll(outputSince(startOfCure)).toMatch(mistake);
  await expect.poll(() => outputSince(startOfCure)().includes(server.url)).toBe(true);
  expect(readFileSync(join(root, ".astro/schemas/faq.json"), "utf8")).toContain('"added"');
  const start = server.output.length;
  await requestRaw(getPath("faq", "en"));
  await expect.poll(outputSince(start)).toMatch(mistake);
});

/** The body of the answer to a request whose path no client has made plain. */
async function requestRaw(path: string): Promise<string> {
  const { hostname: host, port } = new URL(server.url);
  const sentRequest = request({ host, port, path, agent: false }).end();
  const [answer] = (await once(sentRequest, "response")) as [IncomingMessage];
  return text(answer);
}
