import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { pathOf } from "#locale/routes";
import { distDir } from "#tools/project";
import { copyProject } from "../harness/copy-project.ts";
import { type DevServer, startDevServer } from "../harness/dev-server.ts";
import { ContentEditor } from "./content-editor.ts";
import { expectAccessible } from "./fixtures/axe.ts";

// The gallery and the editor exist in the development server only; its tests share one.
test.describe.configure({ mode: "default" });

let root: string;
let server: DevServer;

test.beforeAll(async () => {
  root = copyProject();
  server = await startDevServer(root);
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

    await editor.open("facts/facts");
    await mistakes.getByRole("link").first().click();
    await editor.expand("colors");
    await editor.fill("colors.light.ink", "black");
    await editor.save();
    await expect(mistakes).toBeHidden();
  });
});
