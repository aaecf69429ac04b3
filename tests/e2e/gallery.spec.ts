import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { parse, stringify } from "yaml";
import { pathOf } from "#locale/routes";
import { toBackend } from "#tools/admin/admin-backend";
import { adminData } from "#tools/admin/admin-data";
import { bundleAdmin } from "#tools/admin/bundle-admin";
import { yamlForm } from "#tools/content/format-content";
import { distDir } from "#tools/project";
import { copyProject } from "../harness/copy-project.ts";
import { type DevServer, startDevServer } from "../harness/dev-server.ts";
import { ContentEditor } from "./content-editor.ts";
import { expectAccessible } from "./fixtures/axe.ts";

// The gallery and the editor exist in the development server only; its tests share one.
test.describe.configure({ mode: "default" });

interface Question {
  link?: { page: string };
}

/** Files that the development server must not give out, and what stands in them. */
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

test("shows accessible examples of every component, in the development server only", async ({
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
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  for (const page of ["gallery.html", "admin"]) expect(existsSync(join(distDir, page))).toBe(false);
});

test("gives out no file but those that pages are made of", async () => {
  const places = secretFiles.flatMap((file) => [
    `/${file}`,
    `//${file}`,
    `/src/../${file}`,
    `/src/%2e%2e/${file}`,
    `/src%2f..%2f${file}`,
    `/src/%252e%252e/${file}`,
    `/@fs${root}/${file}`,
    `/@fs/${root}/${file}`,
    `/@fs${root}/src/../${file}`,
    `/@fs${root}/src/..%2f..%2f${file}`,
    `/@fs/proc/self/cwd/${file}`,
    `/@id/${root}/${file}`,
    `/admin/assets/../../../${file}`,
    `/admin/assets/..%2f..%2f..%2f${file}`,
  ]);
  const queries = ["", "?raw", "?url", "?import", "?import&raw", "?import&raw??", "?inline&import"];
  const further = ["?import&init", "?.svg?.wasm?init", "?worker&inline", "?direct", "%3fraw"];
  const leaks: string[] = [];
  for (const path of places.flatMap((one) =>
    [...queries, ...further].map((query) => one + query),
  )) {
    if ((await requestRaw(path)).includes(secret)) leaks.push(path);
  }
  expect(leaks).toEqual([]);

  const attribute = / component-url="([^"]+)"/.exec(
    await requestRaw(pathOf("contact", "en") ?? ""),
  );
  const island = await requestRaw(attribute?.[1] ?? "");
  const imports = [...island.matchAll(/ from "(\/[^"]+)"/g)].map(([, path = ""]) => path);
  expect(imports.filter((path) => path.startsWith("/contract/"))).not.toEqual([]);
  for (const path of imports) expect(await requestRaw(path)).toMatch(/\b(import|export)\b/);
});

test("the editor for a host runs no script that came with an entry", async ({ page }) => {
  const origin = "https://admin.idi.example";
  const repository = { service: "github", origin: "https://github.com", name: "a/b" } as const;
  const backend = toBackend(repository);
  const files = await bundleAdmin(backend);
  const data = adminData({ backend, siteUrl: origin });
  const blocked: string[] = [];
  page.on("console", (message) => {
    if (/violates.*script-src/.test(message.text())) blocked.push(message.text());
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
  expect(blocked).toEqual([]);
  await page.evaluate(() => {
    const picture = '<img src="data:," onerror="document.title = \'run\'">';
    document.body.insertAdjacentHTML("beforeend", picture);
    const script = document.createElement("script");
    script.textContent = "document.title = 'run'";
    document.body.append(script);
  });
  await expect.poll(() => blocked.length).toBe(2);
  expect(await page.title()).not.toBe("run");
});

test.describe("the editor in the browser", () => {
  test.use({ viewport: { width: 1600, height: 1000 } });

  test("edits headlines, questions and facilitators, and the page shows them", async ({ page }) => {
    const textOf = (path: string) => page.evaluate(async (url) => (await fetch(url)).text(), path);
    const editor = new ContentEditor(page, root);
    await editor.start(server.url);
    const shown = page.frameLocator("#page");

    await editor.open("pages/home");
    await editor.expand("hero", "en");
    await editor.fill("hero.title", "A *first* headline", "en");
    await editor.fill("hero.title", "En *andra* rubrik", "sv");
    await editor.show("German");
    await editor.fill("hero.title", "Eine *dritte* Zeile", "de");
    await editor.save();
    await expect(shown.getByRole("heading", { level: 1 })).toHaveText("A first headline");
    // The server may have read one changed file before the others.
    await expect.poll(() => textOf("/sv/")).toContain("andra");
    await expect.poll(() => textOf("/de/")).toContain("dritte");

    await editor.open("pages/faq");
    const questions = { en: "Is it new?", sv: "Är den ny?", de: "Ist sie neu?" };
    for (const [language, question] of Object.entries(questions)) {
      if (language === "de") await editor.show("German");
      const entry = await editor.add("items", language);
      await editor.pick(`${entry}.group`, "buying", language);
      await editor.fill(`${entry}.question`, question, language);
      await editor.fill(`${entry}.answer`, `${question} 1`, language);
    }
    await editor.save();
    await expect(shown.getByRole("heading", { name: questions.en })).toBeVisible();
    for (const language of ["sv", "de"] as const) {
      await expect.poll(() => textOf(pathOf("faq", language))).toContain(questions[language]);
    }

    // Directly from another form of the same group, by URL.
    await editor.open("people/team");
    await editor.open("people/facilitators");
    const listFacilitators = () =>
      JSON.parse(readFileSync(join(root, "content/facilitators.json"), "utf8"));
    await expect(editor.field("entries")).toContainText(listFacilitators()[0].post_title);
    await expect(shown.locator("#find")).toBeInViewport();
    const facilitator = await editor.add("entries");
    const address = "Storgatan 1, 392 32 Kalmar, Sverige";
    await editor.fill(`${facilitator}.post_title`, "Ny Ring");
    await editor.fill(`${facilitator}.location_address__address`, address);
    await editor.save();
    await expect(shown.getByText("Ny Ring", { exact: true })).toBeAttached();
    expect(listFacilitators().at(-1)).toEqual({
      post_title: "Ny Ring",
      location_address__address: address,
    });

    expect(editor.outside).toEqual([]);
    expect(editor.blocked).toEqual([]);
  });

  test("changes the link of one question in one language, whatever the order of the others", async ({
    page,
  }) => {
    const files = ["en", "sv", "de"].map((locale) =>
      join(root, `content/pages/faq/${locale}.yaml`),
    );
    const [english = "", ...others] = files;
    const before = files.map((file) => readFileSync(file, "utf8"));
    for (const file of others) {
      const words = parse(readFileSync(file, "utf8"));
      words.items.reverse();
      writeFileSync(file, stringify(words, null, yamlForm));
    }
    const reversed = others.map((file) => readFileSync(file, "utf8"));
    const index = parse(before[0] ?? "").items.findLastIndex(({ link }: Question) => link);
    const linksOf = (text: string) => parse(text).items.map(({ link }: Question) => link?.page);
    const links = linksOf(before[0] ?? "");
    const chosen = links[index] === "about" ? "contact" : "about";

    const editor = new ContentEditor(page, root);
    await editor.start(server.url);
    await editor.open("pages/faq");
    await editor.choose(`items.${index}.link.page`, chosen, "en");
    await editor.save();
    expect(linksOf(readFileSync(english, "utf8"))).toEqual(links.with(index, chosen));
    expect(others.map((file) => readFileSync(file, "utf8"))).toEqual(reversed);
    const mistakes = page.getByRole("list", { name: "Mistakes in the content" });
    for (const locale of ["sv", "de"]) {
      const place = new RegExp(`faq/${locale}\\.yaml:\\d+: .*link\\.page: .*${chosen}`);
      await expect(mistakes).toContainText(place);
    }
    for (const [at, file] of files.entries()) writeFileSync(file, before[at] ?? "");
  });

  test("makes a link of marked words to a page that is chosen", async ({ page }) => {
    const file = join(root, "content/pages/home/en.yaml");
    const before = readFileSync(file, "utf8");
    const editor = new ContentEditor(page, root);
    await editor.start(server.url);
    await editor.open("pages/home");
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
    const written = "See [what it costs](page:pricing#comparison).";
    await expect(field.locator("textarea")).toHaveValue(written);
    await editor.save();
    expect(parse(readFileSync(file, "utf8")).problem.paragraphs[0]).toBe(written);
    const shown = page.frameLocator("#page").getByRole("link", { name: "what it costs" });
    await expect(shown).toHaveAttribute("href", `${pathOf("pricing", "en")}#comparison`);
    expect(editor.blocked).toEqual([]);
    writeFileSync(file, before);
  });

  test("opens the form that was asked for last, even while another one is opening", async ({
    page,
  }) => {
    const editor = new ContentEditor(page, root);
    await editor.start(server.url);
    await editor.open("pages/home");
    await page.locator("#forms").evaluate((forms: HTMLIFrameElement) => {
      const openQuestions = () => {
        location.hash = "#/collections/pages/entries/faq";
      };
      forms.contentWindow?.addEventListener("hashchange", openQuestions, { once: true });
      location.hash = "#/collections/pages/entries/about";
    });
    await expect(editor.field("groups", "en")).toBeVisible();
  });

  test("explains mistakes: some at once in the form, others after saving", async ({ page }) => {
    const editor = new ContentEditor(page, root);
    await editor.start(server.url);
    await editor.open("facts/brand");
    await editor.expand("office");
    await editor.fill("office.country", "Sweden");
    await editor.forms.getByRole("button", { name: "Save", exact: true }).click();
    await expect(editor.field("office.country")).toContainText("ISO 3166");

    await editor.fill("office.country", "SE");
    await editor.expand("colors");
    await editor.fill("colors.light.ink", "white");
    await editor.save();
    const mistakes = page.getByRole("list", { name: "Mistakes in the content" });
    await expect(mistakes).toContainText(
      /content\/brand\.yaml:\d+: colors\.light\.ink: .*contrast/,
    );

    await editor.fill("colors.light.ink", "black");
    await editor.save();
    await expect(mistakes).toBeHidden();
  });

  test("adds a chapter, which needs no code", async ({ page }) => {
    const editor = new ContentEditor(page, root);
    await editor.start(server.url);
    await editor.open("science/science-chapters");
    const entry = await editor.add("entries");
    await editor.fill(`${entry}.id`, "a-new-one");
    const before = server.url;
    await editor.save();
    await page.goto("about:blank");
    // It starts again by itself, at a free port another one.
    await expect.poll(() => server.url).not.toBe(before);

    const again = new ContentEditor(page, root);
    await again.start(server.url);
    const mistakes = page.getByRole("list", { name: "Mistakes in the content" });
    await expect(mistakes).toContainText("content/science/a-new-one/en.md is missing");
    await again.open("science/science-a-new-one");
    for (const [key, words] of Object.entries({
      title: "Something new",
      summary: "A sentence about it.",
      nav: "New",
      body: "It leads to [practice](chapter:in-practice).",
    })) {
      await again.fill(key, words, "en");
    }
    await again.save();
    const chapter = (path: string) => page.evaluate(async (url) => (await fetch(url)).text(), path);
    await expect.poll(() => chapter(pathOf("science", "en"))).toContain("Something new");
    // Other languages show it in English until they have it.
    await expect.poll(() => chapter(pathOf("science", "sv"))).toContain("Something new");
    await expect(mistakes).toContainText("content/science/a-new-one/sv.md");
  });
});

test("starts again when a schema changes, and names the line that is wrong by then", async () => {
  const schema = join(root, "src/load/schema/faq.ts");
  const text = readFileSync(schema, "utf8");
  const startOfMistake = server.output.length;
  writeFileSync(schema, `${text}\nnot typescript`);
  await expect.poll(() => server.output.slice(startOfMistake)).toContain("src/load/schema/faq.ts");
  // Without what it remembers of the content, as at the first start.
  rmSync(join(root, ".astro"), { recursive: true });
  const startOfCure = server.output.length;
  writeFileSync(schema, text.replace("  more: ", "  added: text,\n  more: "));
  const mistake = /content\/pages\/faq\/en\.yaml:\d+: added: is missing/;
  await expect.poll(() => server.output.slice(startOfCure)).toMatch(mistake);
  const schemas = join(root, ".astro/schemas/faq.json");
  await expect.poll(() => server.output.slice(startOfCure).includes(server.url)).toBe(true);
  expect(readFileSync(schemas, "utf8")).toContain('"added"');
  const start = server.output.length;
  await requestRaw(pathOf("faq", "en"));
  await expect.poll(() => server.output.slice(start)).toMatch(mistake);
});

/** The body of the answer to a request whose path no client has made plain. */
async function requestRaw(path: string): Promise<string> {
  const { hostname: host, port } = new URL(server.url);
  const sent = request({ host, port, path, agent: false }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return text(answer);
}
