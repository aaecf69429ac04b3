import { expect, type Page } from "@playwright/test";
import type { Facilitator } from "#contract/facilitator";

/** The finder of the page for facilitators, by what a visitor sees of it. */
export class FinderPage {
  readonly page: Page;
  readonly root;
  readonly text;
  readonly location;
  readonly radius;
  readonly status;
  readonly list;
  readonly entries;
  readonly chosen;
  readonly views;
  readonly map;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator("#find");
    this.text = this.root.locator('[name="text"]');
    this.location = this.root.locator('[name="location"]');
    this.radius = this.root.getByRole("combobox").and(this.root.locator("select"));
    this.status = this.root.getByRole("status");
    this.list = this.root.locator(".finder-list");
    this.entries = this.list.getByRole("button");
    this.chosen = this.list.locator('[aria-current="true"]');
    this.views = this.root.locator("fieldset").getByRole("button");
    this.map = this.root.locator(".finder-map");
  }

  /** Scrolls to the finder, as a visitor does, and waits for its list. */
  async reach(): Promise<void> {
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.entries.first()).toBeVisible();
  }

  /** Title, distance and address of the first entries, one string each. */
  async firstEntries(count: number): Promise<string[]> {
    const all = await this.entries.evaluateAll((buttons) =>
      buttons.map((button) =>
        [...button.querySelectorAll("span > span:not(:has(span))")]
          .filter((part) => part.getAttribute("aria-hidden") === null)
          .map((part) => part.textContent?.replaceAll("\u00a0", " "))
          .join(" | "),
      ),
    );
    return all.slice(0, count);
  }

  /** Answers each look-up of a place as given; `null` is no answer at all. */
  async answerPlaces(answer: (address: string) => { lat: number; lon: number } | null | "fail") {
    await this.page.route("**/api/geocode?*", async (route) => {
      const address = new URL(route.request().url()).searchParams.get("address") ?? "";
      const point = answer(address);
      if (point === "fail") return route.fulfill({ status: 503, json: { status: 503 } });
      await route.fulfill({
        json: {
          status: point ? "OK" : "ZERO_RESULTS",
          results: point
            ? [
                {
                  formatted_address: address,
                  geometry: { location: { lat: point.lat, lng: point.lon } },
                },
              ]
            : [],
        },
      });
    });
  }
}

/** As many facilitators as are wanted, spread over Europe, each with a title of its own. */
export function manyFacilitators(count: number): Facilitator[] {
  return Array.from({ length: count }, (_, number) => ({
    post_title: `Handledare ${number}`,
    location_address__address: `Storgatan ${number % 97}, ${["Lund", "Bergen", "Köln", "Gent"][number % 4]}`,
    lat: 42 + ((number * 37) % 2400) / 100,
    lon: -5 + ((number * 53) % 3000) / 100,
  }));
}
