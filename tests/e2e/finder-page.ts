import { expect, type Locator, type Page } from "@playwright/test";
import type { Facilitator } from "#contract/facilitator.ts";
import type { GeocodeResponse } from "#contract/geocode.ts";
import type { ReleasedLocale } from "#locale/languages.ts";
import { getPath } from "#locale/routes.ts";

/** A place in a mocked response of the geocoding endpoint; its name is by default the requested address. */
interface AnsweredPlace {
  lat: number;
  lon: number;
  name?: string;
}

/** `null` for an unknown place, and several places with the best match first. */
type PlaceAnswer = AnsweredPlace | AnsweredPlace[] | null;

export class FinderPage {
  readonly page: Page;
  readonly root;
  readonly text;
  readonly location;
  readonly radius;
  readonly status;
  /** Says whom the map shows. */
  readonly shownOnMap;
  readonly list;
  /** Shown in place of the list where the finder's script or data are missing. */
  readonly staticList;
  readonly entries;
  readonly countries;
  readonly chosen;
  readonly views;
  readonly map;
  readonly popup;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator("#find");
    this.text = this.root.locator('[name="text"]');
    this.location = this.root.locator('[name="location"]');
    this.radius = this.root.getByRole("combobox").and(this.root.locator("select"));
    this.status = this.root.getByRole("status").first();
    this.shownOnMap = this.root.getByRole("status").nth(1);
    this.list = this.root.locator(".finder-list");
    this.staticList = this.root.locator(".finder-static");
    this.entries = this.list.locator("[aria-posinset]");
    this.countries = this.list.locator("summary");
    this.chosen = this.list.locator('[aria-current="true"]');
    this.views = this.root.locator("fieldset").getByRole("button");
    this.map = this.root.locator(".finder-map");
    this.popup = this.map.locator(".map-popup");
  }

  /** Opens the page in a language, scrolls to the finder and waits for its list. */
  static async open(page: Page, locale: ReleasedLocale): Promise<FinderPage> {
    await page.goto(getPath("facilitatorship", locale));
    const finder = new FinderPage(page);
    await finder.reach();
    return finder;
  }

  /** Scrolls to the finder and waits for its list. */
  async reach(): Promise<void> {
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.entries.first()).toBeAttached();
  }

  async openCountries(): Promise<void> {
    const closedSummaries = this.list.locator("details:not([open]) > summary");
    while ((await closedSummaries.count()) > 0) await closedSummaries.first().click();
  }

  /** Types a place and confirms it with Enter. */
  async lookFor(place: string): Promise<void> {
    await this.location.fill(place);
    await this.location.press("Enter");
  }

  /** The button that shows an entry on the map. */
  showOnMap(entry: Locator): Locator {
    return entry.getByRole("button");
  }

  /** Title, distance and address of the first entries, each as one string. */
  async firstEntries(count: number): Promise<string[]> {
    const entryTexts = await this.entries.evaluateAll((entries) =>
      entries.map((entry) =>
        [...entry.querySelectorAll("p")]
          .map((part) => part.textContent?.replaceAll("\u00a0", " "))
          .join(" | "),
      ),
    );
    return entryTexts.slice(0, count);
  }

  /** Mocks the geocoding endpoint. */
  async answerPlaces(answer: (address: string) => PlaceAnswer) {
    await this.page.route("**/api/geocode?*", async (route) => {
      const address = new URL(route.request().url()).searchParams.get("address") ?? "";
      const results = [answer(address) ?? []]
        .flat()
        .map((place) => createPlaceResult(address, place));
      const status = results.length > 0 ? "OK" : "ZERO_RESULTS";
      // The request may have been aborted by then.
      await route.fulfill({ json: { status, results } satisfies GeocodeResponse }).catch(() => {});
    });
  }
}

function createPlaceResult(address: string, { lat, lon, name = address }: AnsweredPlace) {
  return {
    formatted_address: name,
    types: ["locality", "political"],
    address_components: [],
    geometry: { location: { lat, lng: lon } },
  };
}

/** Facilitators with distinct titles, spread over Europe. */
export function createFacilitators(count: number): Facilitator[] {
  return Array.from({ length: count }, (_, number) => ({
    title: `Handledare ${number}`,
    address: `Storgatan ${number % 97}, ${["Lund", "Bergen", "Köln", "Gent"][number % 4]}`,
    lat: 42 + ((number * 37) % 2400) / 100,
    lon: -5 + ((number * 53) % 3000) / 100,
  }));
}
