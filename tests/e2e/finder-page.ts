import { expect, type Locator, type Page } from "@playwright/test";
import type { Facilitator } from "#contract/facilitator";
import type { GeocodeAnswer } from "#contract/geocode";

/** A place as a test lets the server tell it. */
export interface AnsweredPlace {
  lat: number;
  lon: number;
  /** As it was asked for, if left out. */
  name?: string;
  /** The code of the country that the place is, if it is one. */
  country?: string;
}

/** No answer at all for `null`, a failure for "fail", and several places, the likeliest one first. */
export type PlaceAnswer = AnsweredPlace | AnsweredPlace[] | null | "fail";

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
    this.status = this.root.getByRole("status");
    this.list = this.root.locator(".finder-list");
    this.entries = this.list.locator("[aria-posinset]");
    this.countries = this.list.locator("summary");
    this.chosen = this.list.locator('[aria-current="true"]');
    this.views = this.root.locator("fieldset").getByRole("button");
    this.map = this.root.locator(".finder-map");
    this.popup = this.map.locator(".leaflet-popup");
  }

  /** Scrolls to the finder, as a visitor does, and waits for its list. */
  async reach(): Promise<void> {
    await this.root.scrollIntoViewIfNeeded();
    await expect(this.entries.first()).toBeAttached();
  }

  /** Opens every country of the list. */
  async openCountries(): Promise<void> {
    const closed = this.list.locator("details:not([open]) > summary");
    while ((await closed.count()) > 0) await closed.first().click();
  }

  /** Writes a place and means it. */
  async lookFor(place: string): Promise<void> {
    await this.location.fill(place);
    await this.location.press("Enter");
  }

  /** What shows an entry on the map. */
  showOnMap(entry: Locator): Locator {
    return entry.getByRole("button");
  }

  /** Title, distance and address of the first entries, one string each. */
  async firstEntries(count: number): Promise<string[]> {
    const all = await this.entries.evaluateAll((entries) =>
      entries.map((entry) =>
        [...entry.querySelectorAll("p")]
          .map((part) => part.textContent?.replaceAll("\u00a0", " "))
          .join(" | "),
      ),
    );
    return all.slice(0, count);
  }

  /** Answers each look-up of a place as given. */
  async answerPlaces(answer: (address: string) => PlaceAnswer | Promise<PlaceAnswer>) {
    await this.page.route("**/api/geocode?*", async (route) => {
      const address = new URL(route.request().url()).searchParams.get("address") ?? "";
      const places = await answer(address);
      if (places === "fail") return route.fulfill({ status: 503, json: { status: 503 } });
      const results = [places ?? []].flat().map((place) => resultOf(address, place));
      const status = results.length > 0 ? "OK" : "ZERO_RESULTS";
      // By then typing may have overtaken the question.
      await route.fulfill({ json: { status, results } satisfies GeocodeAnswer }).catch(() => {});
    });
  }
}

function resultOf(address: string, { lat, lon, name = address, country }: AnsweredPlace) {
  const part = { long_name: name, short_name: country ?? "", types: ["country", "political"] };
  return {
    formatted_address: name,
    types: country ? ["country", "political"] : ["locality", "political"],
    address_components: country ? [part] : [],
    geometry: { location: { lat, lng: lon } },
  };
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
