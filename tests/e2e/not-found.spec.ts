import { expect } from "@playwright/test";
import { test } from "./fixtures/test.ts";

const pages = [
  {
    path: "/nope",
    lang: "en",
    home: "/",
    title: "This view is missing",
    message: "Sorry, the page you are looking for does not exist.",
    link: "Go back to Home",
  },
  {
    path: "/sv/nope",
    lang: "sv",
    home: "/sv/",
    title: "Den här sidan har ingen sett",
    message: "Sidan du söker finns tyvärr inte.",
    link: "Tillbaka till startsidan",
  },
  {
    path: "/de/nope",
    lang: "de",
    home: "/de/",
    title: "Diese Sicht fehlt",
    message: "Die Seite, die Sie suchen, gibt es leider nicht.",
    link: "Zurück zur Startseite",
  },
];

for (const { path, lang, home, title, message, link } of pages) {
  test(`${path} is not found, in ${lang}, with a way home`, async ({ page, guard }) => {
    guard.allow(/^console error: .* 404 .*\/nope/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await page.getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(home);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
  });
}

test("the other form of an address leads to the canonical one", async ({ request }) => {
  const response = await request.get("/sv?from=mail", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe("/sv/?from=mail");
});

test("below a former address nothing is found", async ({ request }) => {
  const response = await request.get("/sv/integritetspolicy/del-2", { maxRedirects: 0 });
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain("Sidan du söker finns tyvärr inte.");
});

test("a former address leads to the privacy policy once that is built", async ({ request }) => {
  const policy = await request.get("/sv/privacy-policy", { maxRedirects: 0 });
  const former = await request.get("/sv/integritetspolicy/", { maxRedirects: 0 });
  const answer = [former.status(), former.headers().location];
  expect(answer).toEqual(policy.status() === 200 ? [308, "/sv/privacy-policy"] : [404, undefined]);
});
