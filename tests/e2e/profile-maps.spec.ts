import { expect, test } from "./fixtures/test.ts";

/** The smallest size of a mark on a phone, in pixels. */
const minDiameter = 10;

for (const id of ["home", "leaders", "teams", "individuals", "example"] as const) {
  test(`marks on the maps of a phone are large enough to see: ${id}`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(id, "de");
    const marks = await page.locator("[data-profile-map] svg circle").evaluateAll((circles) =>
      circles
        .filter((circle) => circle.checkVisibility({ visibilityProperty: true }))
        // Marks that a scene does not show have no size.
        .map((circle) => Math.round(circle.getBoundingClientRect().width * 10) / 10)
        .filter((width) => width > 0),
    );
    expect(marks.length).toBeGreaterThan(0);
    expect(marks.filter((width) => width < minDiameter)).toEqual([]);
  });
}

for (const id of ["home", "example"] as const) {
  test(`dots of respondents touch no pattern's name on the smallest phone: ${id}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await visit(id, "en");
    const map = page.locator("[data-profile-map]").filter({ visible: true }).first();
    const touched = await map.evaluate((element) => {
      const dots = [...element.querySelectorAll(".respondent-dot")];
      return [...element.querySelectorAll(":scope > span")]
        .filter((name) => {
          const text = document.createRange();
          text.selectNodeContents(name);
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return dots
            .map((dot) => dot.getBoundingClientRect())
            .some((d) => d.right > left && d.left < right && d.bottom > top && d.top < bottom);
        })
        .map((name) => name.textContent);
    });
    expect(touched).toEqual([]);
  });
}
