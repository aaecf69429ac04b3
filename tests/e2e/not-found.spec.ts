import { releasedLocales } from "#locale/languages.ts";
import { routes } from "#locale/routes.ts";
import { expect, test } from "./fixtures/test.ts";
import { readTexts } from "./fixtures/texts.ts";

test("an unknown URL responds with 404 and an accessible page with a link home", async ({
  page,
  guard,
  axe,
}) => {
  guard.allow(/^console error: .* 404 .*nope/);
  for (const locale of releasedLocales) {
    const texts = readTexts(locale);
    // Paths below a former URL are not found, either.
    const path = locale === "sv" ? "/sv/integritetspolicy/nope" : `${routes.home[locale]}nope`;
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts["not-found.title"]);
    await expect(page.getByRole("main")).toContainText(texts["not-found.message"]);
    if (locale === "de") {
      await axe();
      await page.emulateMedia({ colorScheme: "dark" });
      await page.setViewportSize({ width: 360, height: 640 });
      await axe(undefined, "colors");
    }
    await page.getByRole("link", { name: texts["not-found.link"] }).click();
    await expect(page).toHaveURL(routes.home[locale]);
  }
});
