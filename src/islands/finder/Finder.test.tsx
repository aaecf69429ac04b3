import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { Facilitator } from "#contract/facilitator.ts";
import { Finder } from "./Finder.tsx";
import { maxTextLength } from "./finder-search.ts";
import type { FinderTexts } from "./finder-texts.ts";

const map = vi.hoisted(() => ({
  create: vi.fn(),
  show: vi.fn(),
  select: vi.fn(),
  destroy: vi.fn(),
}));
vi.mock("./map/create-finder-map.ts", () => ({
  createFinderMap: (...args: unknown[]) => {
    map.create(...args);
    return { show: map.show, select: map.select, destroy: map.destroy };
  },
}));

const plural = (text: string) => ({ one: text, other: text });
const texts = {
  locale: "en",
  form: "Find",
  search: "Search",
  location: "Location",
  radius: { label: "Distance", option: "within {distance}" },
  otherPlaces: "Or",
  views: { label: "Show as", list: "List", map: "Map" },
  list: "Facilitators",
  skip: "Skip",
  unplaced: "Place unknown",
  showOnMap: "On the map",
  shownOnMap: "{title} is there",
  ask: "Ask",
  showAll: "Show everybody",
  searchFailed: "No search",
  results: {
    all: plural("{count} in all"),
    near: plural("{count} within {distance} of {place}"),
    country: {
      inside: plural("{count} in {place}"),
      nobody: plural("none in {place}, {count} within {distance}"),
      around: plural("{count} more within {distance}"),
      farther: plural("{count} more in {place}"),
    },
    looking: "looking for {place}",
    missing: plural("{place} missing, all {count}"),
    failed: plural("{place} not found out, all {count}"),
    unplaced: plural("and {count} somewhere"),
    none: {
      all: "none",
      near: "none near",
      nearText: "none near with {text}",
      missing: "none, {place} missing",
      failed: "none, {place} not found out",
      nearest: "nearest {title}, {distance}",
    },
  },
  map: {},
  suggestions: ["Denmark", "Sweden"],
  countries: { SE: ["sweden", "sverige", "schweden"], NO: ["norway", "norge"] },
  countryNames: { NO: "Norway", SE: "Sweden" },
  unknownCountry: "Elsewhere",
  contactPath: "/contact#work",
} as unknown as FinderTexts;

const createFacilitator = (title: string, point = {}, town = title): Facilitator => ({
  ...{ title, address: `${town}, Sverige`, country: "SE", ...point },
});
const facilitators = [
  createFacilitator("Göteborg", { lat: 57.7, lon: 11.97 }),
  createFacilitator("Solna", { lat: 59.36, lon: 18 }),
  createFacilitator("Stockholm", { lat: 59.33, lon: 18.06 }),
  createFacilitator("Hidden", {}, "Somewhere"),
];

interface KnownPlace {
  lat: number;
  lng: number;
  name?: string;
  /** The country code, if the place is a country. */
  country?: string;
  /** The code of the country that a town is in. */
  townCountry?: string;
}
/** The places that the geocoding endpoint knows, by address. */
let places: Record<string, KnownPlace>;
let list: (signal?: AbortSignal | null) => Response | Promise<Response>;
/** Responses that are held back, by address; call one to release it. */
let heldAnswers: Record<string, (() => void) | undefined>;
let lookups: string[];
let comeIntoView: () => void;

const server = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const url = new URL(String(input), "https://idi.example");
  if (url.pathname === "/facilitators.json") return list(init?.signal);
  const address = url.searchParams.get("address") ?? "";
  lookups.push(address);
  if (address in heldAnswers) {
    await new Promise<void>((resolve, reject) => {
      heldAnswers[address] = resolve;
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    });
  }
  const place = places[address];
  return Response.json({
    status: place ? "OK" : "ZERO_RESULTS",
    results: place ? createResults(address, place) : [],
  });
};

function createResults(address: string, place: KnownPlace) {
  const { lat, lng, name, country, townCountry = country } = place;
  return [
    {
      formatted_address: name ?? address,
      types: country ? ["country"] : ["locality"],
      address_components: townCountry ? [{ short_name: townCountry, types: ["country"] }] : [],
      geometry: { location: { lat, lng } },
    },
  ];
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const spy of Object.values(map)) spy.mockReset();
  places = {
    Stockholm: { lat: 59.3293, lng: 18.0686 },
    Sweden: { lat: 62, lng: 15 },
    Kiruna: { lat: 67.85, lng: 20.23 },
    "Somewhere, Sverige": { lat: 59.4, lng: 18 },
  };
  list = () => Response.json(facilitators);
  heldAnswers = {};
  lookups = [];
  localStorage.clear();
  history.replaceState(null, "", "/facilitatorship");
  vi.stubGlobal("fetch", server);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        comeIntoView = () => report([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const abortController = new AbortController();
    setTimeout(
      () => abortController.abort(new DOMException("too late", "TimeoutError")),
      milliseconds,
    );
    return abortController.signal;
  });
  // List and map are side by side.
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(80);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

/** Advances the clock in small steps, since React renders only at the end of each `act`. */
async function advanceTime(milliseconds: number) {
  for (let remainingMs = milliseconds; remainingMs >= 0; remainingMs -= 100) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(remainingMs, 100)));
  }
}
const typeText = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const entries = () => screen.queryAllByRole("listitem");
/** Title, distance and address of each entry, without its actions. */
const titles = () =>
  entries().map((entry) =>
    [...entry.querySelectorAll("p")].map(({ textContent }) => textContent).join(" | "),
  );
const status = () => screen.getAllByRole("status")[0]?.textContent;

const finder = <Finder texts={texts} total={4} />;

async function showAll() {
  const view = render(finder);
  await advanceTime(1000);
  return view;
}

test("has no list until the data has loaded, and geocodes entries without coordinates", async () => {
  const { container } = render(finder);
  expect(container.querySelector(".finder-list")).toBeNull();
  expect(status()).toBe("4 in all");
  await advanceTime(1000);
  expect(container.querySelector(".finder-list")).not.toBeNull();
  expect(titles()).toEqual([
    "Göteborg | Göteborg, Sverige",
    "Solna | Solna, Sverige",
    "Stockholm | Stockholm, Sverige",
    "Hidden | Somewhere, Sverige",
  ]);
  expect(lookups).toEqual(["Somewhere, Sverige"]);
  expect(localStorage.getItem("geo_Somewhere, Sverige")).toBe('{"lat":59.4,"lon":18}');
});

test("looks up an address once more before its place counts as unknown", async () => {
  let isDown = true;
  vi.stubGlobal("fetch", async (...args: Parameters<typeof server>) => {
    const answer = await server(...args);
    return isDown && String(args[0]).includes("address=")
      ? new Response("", { status: 429 })
      : answer;
  });
  const view = await showAll();
  expect(titles()).toContain("Hidden | Somewhere, Sverige");
  isDown = false;
  await advanceTime(10_000);
  expect(lookups).toEqual(["Somewhere, Sverige", "Somewhere, Sverige"]);
  expect(localStorage.getItem("geo_Somewhere, Sverige")).toBe('{"lat":59.4,"lon":18}');
  view.unmount();
  localStorage.clear();
  isDown = true;
  await showAll();
  await advanceTime(10_000);
  expect(lookups).toHaveLength(4);
  expect(titles()).toContain("Hidden | Place unknown | Somewhere, Sverige");
});

test("filters by text at once, and announces the result after a pause in typing", async () => {
  await showAll();
  typeText("Search", "SOL");
  expect(titles()).toEqual(["Solna | Solna, Sverige"]);
  expect(status()).toBe("4 in all");
  await advanceTime(700);
  expect(status()).toBe("1 in all");
});

test("takes no longer text than its URL may hold", () => {
  render(finder);
  expect(screen.getByLabelText<HTMLInputElement>("Search").maxLength).toBe(maxTextLength);
});

test("without matches, a button clears every field", async () => {
  await showAll();
  typeText("Search", "zzz");
  typeText("Location", "Stockholm");
  await advanceTime(1500);
  expect(entries()).toEqual([]);
  expect(status()).toBe("none near with zzz");
  fireEvent.click(screen.getByText("Show everybody"));
  expect(entries()).toHaveLength(4);
  expect((screen.getByLabelText("Location") as HTMLInputElement).value).toBe("");
});

test("recognises a country by name without a result type, and fixes the radius at 1000 km", async () => {
  await showAll();
  places.sweden = { lat: 62, lng: 15, name: "Sweden" };
  typeText("Location", "sweden");
  await advanceTime(1500);
  expect(status()).toBe("4 in Sweden");
  const radius = screen.getByLabelText("Distance") as HTMLSelectElement;
  expect([radius.getAttribute("aria-disabled"), radius.value]).toEqual(["true", "1000"]);
});

test.each(["St", "S", "ö ", "12", "a-b"])("%j is too short to look up", async (text) => {
  await showAll();
  lookups = [];
  typeText("Location", text);
  fireEvent.blur(screen.getByLabelText("Location"));
  await advanceTime(2000);
  expect(lookups).toEqual([]);
  expect(entries()).toHaveLength(4);
});

test("debounces the lookup of an incomplete word, but not of a complete one", async () => {
  await showAll();
  const field = screen.getByLabelText("Location");
  lookups = [];
  typeText("Location", "Stockh");
  await advanceTime(699);
  expect(lookups).toEqual([]);
  await advanceTime(1);
  expect(lookups).toEqual(["Stockh"]);
  typeText("Location", "Kiru");
  fireEvent.blur(field);
  await advanceTime(0);
  expect(lookups.at(-1)).toBe("Kiru");
  typeText("Location", "Kiruna,");
  await advanceTime(0);
  expect(lookups.at(-1)).toBe("Kiruna,");
  typeText("Location", "Denmark");
  await advanceTime(0);
  expect(lookups.at(-1)).toBe("Denmark");
  typeText("Location", "Stockholm");
  fireEvent.keyDown(field, { key: "Enter" });
  await advanceTime(0);
  expect(lookups.at(-1)).toBe("Stockholm");
  expect(lookups).toHaveLength(5);
});

test("a place removed from the field does not return while the next one is typed", async () => {
  await showAll();
  const field = screen.getByLabelText("Location");
  typeText("Location", "Stockholm");
  fireEvent.keyDown(field, { key: "Enter" });
  await advanceTime(1000);
  expect(entries()).toHaveLength(3);
  typeText("Location", "Ki");
  await advanceTime(100);
  typeText("Location", "Kir");
  await advanceTime(100);
  expect(entries()).toHaveLength(4);
});

test("caches a confirmed place, but no intermediate text", async () => {
  places.Stock = { lat: 1, lng: 1 };
  await showAll();
  const field = screen.getByLabelText("Location");
  typeText("Location", "Stock");
  await advanceTime(1000);
  typeText("Location", "Stockholm");
  await advanceTime(1000);
  const cachedKeys = () => Object.keys(localStorage).filter((key) => key.includes("Stock"));
  expect(cachedKeys()).toEqual([]);
  fireEvent.blur(field);
  await advanceTime(0);
  expect(cachedKeys()).toEqual(["geo_Stockholm"]);
});

test("says that it looks for a place, stops after eight seconds, and tries again on Enter", async () => {
  heldAnswers = { Stockholm: undefined };
  await showAll();
  typeText("Location", "Stockholm ");
  await advanceTime(1000);
  expect(status()).toBe("looking for Stockholm");
  await advanceTime(7700);
  expect(status()).toBe("Stockholm not found out, all 4");
  heldAnswers = {};
  fireEvent.keyDown(screen.getByLabelText("Location"), { key: "Enter" });
  await advanceTime(1000);
  expect(status()).toBe("3 within 50\u00a0km of Stockholm");
});

test("reports no empty result while addresses are still being looked up", async () => {
  heldAnswers = { "Somewhere, Sverige": undefined };
  await showAll();
  typeText("Location", "Stockholm ");
  await advanceTime(1000);
  expect(status()).toBe("2 within 50\u00a0km of Stockholm");
  expect(titles()).toHaveLength(3);
  typeText("Search", "hidden");
  await advanceTime(1000);
  expect(status()).toBe("looking for Stockholm");
  heldAnswers["Somewhere, Sverige"]?.();
  await advanceTime(1000);
  expect(status()).toBe("1 within 50\u00a0km of Stockholm");
});

test("the status mentions no place before the data has loaded", async () => {
  history.replaceState(null, "", "?near=Stockholm");
  const arrival = Promise.withResolvers<Response>();
  list = () => arrival.promise;
  await showAll();
  await advanceTime(1000);
  expect(lookups).toContain("Stockholm");
  expect(status()).toBe("4 in all");
  arrival.resolve(Response.json(facilitators));
  await advanceTime(1000);
  expect(status()).toBe("3 within 50\u00a0km of Stockholm");
});

test("says that there is no search where the data do not arrive within twenty seconds", async () => {
  list = (signal) =>
    new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  await showAll();
  await advanceTime(18_000);
  expect(screen.queryByText("No search")).toBeNull();
  await advanceTime(2000);
  expect(screen.queryByText("No search")).not.toBeNull();
});

test("the status counts those elsewhere in the country besides the ones within the radius, or the nearest", async () => {
  places.Solna = { lat: 59.36, lng: 18, townCountry: "SE" };
  places.Kiruna = { lat: 67.85, lng: 20.23, townCountry: "SE" };
  await showAll();
  typeText("Location", "Solna");
  await advanceTime(1500);
  expect(status()).toBe("3 within 50\u00a0km of Solna 1 more in Sweden");
  typeText("Location", "Kiruna");
  await advanceTime(1500);
  expect(status()).toBe("none near nearest Hidden, 946\u00a0km 3 more in Sweden");
});

test("drops the response to an outdated lookup", async () => {
  heldAnswers = { Stock: undefined };
  places.Stock = { lat: 0, lng: 0 };
  await showAll();
  typeText("Location", "Stock");
  await advanceTime(800);
  typeText("Location", "Stockholm");
  await advanceTime(800);
  heldAnswers.Stock?.();
  await advanceTime(1000);
  expect(status()).toBe("3 within 50\u00a0km of Stockholm");
});

test("uses text typed before hydration", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(finder);
  (container.querySelector('[name="text"]') as HTMLInputElement).value = "solna";
  render(finder, { container, hydrate: true });
  await advanceTime(1000);
  expect(titles()).toEqual(["Solna | Solna, Sverige"]);
});

test("goes on in the list where the visitor was in the static one", async () => {
  const many = (country: string) =>
    Array.from({ length: 8 }, (_, index) => ({
      ...createFacilitator(`${country} ${index}`, { lat: 60, lon: 10 + index }),
      country,
    }));
  list = () => Response.json([...many("NO"), ...many("SE")]);
  const part = document.createElement("div");
  document.body.append(part);
  const open =
    '<details open><summary><h3>Sweden</h3></summary><a href="/contact?facilitator=SE+7#work"></a>';
  part.innerHTML =
    '<div class="finder"><div></div><div class="finder-static">' +
    `<details><summary><h3>Norway</h3></summary></details>${open}</details></div></div>`;
  part.querySelector("a")?.focus();
  const { unmount } = render(finder, {
    container: part.querySelector(".finder > div") as HTMLElement,
  });
  await advanceTime(1000);
  const groups = [...part.querySelectorAll<HTMLDetailsElement>(".finder-list details")];
  expect(groups.map(({ open }) => open)).toEqual([false, true]);
  expect(document.activeElement?.textContent).toBe("AskSE 7");
  expect(groups[1]?.contains(document.activeElement)).toBe(true);
  unmount();
  part.remove();
});

test("creates the map when it comes into view, and updates it with every search", async () => {
  places.Norge = { lat: 64, lng: 12, country: "NO" };
  const { unmount } = await showAll();
  expect(map.create).not.toHaveBeenCalled();
  await act(async () => comeIntoView());
  await advanceTime(100);
  expect(map.create.mock.calls[0]?.[1]).toMatchObject({
    center: { lat: 57.7, lon: 11.97 },
    zoom: 8,
  });
  const listShownTitles = () =>
    map.show.mock.lastCall?.[0].map(({ title }: { title: string }) => title);
  expect(listShownTitles()).toEqual(["Göteborg", "Solna", "Stockholm", "Hidden"]);
  typeText("Search", "solna");
  await advanceTime(200);
  typeText("Search", "stockholm");
  await advanceTime(200);
  expect(listShownTitles()).toHaveLength(4);
  await advanceTime(200);
  expect(listShownTitles()).toEqual(["Stockholm"]);
  // It fits all results of a country, but only the first of other searches.
  const fitsAll = () => map.show.mock.lastCall?.[1];
  expect(fitsAll()).toBe(false);
  typeText("Location", "Norge ");
  await advanceTime(400);
  expect(fitsAll()).toBe(true);
  unmount();
  await advanceTime(0);
  expect(map.destroy).toHaveBeenCalledTimes(1);
});

test("a map that failed is created when it comes into view once more", async () => {
  map.create.mockImplementationOnce(() => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  await showAll();
  for (const calls of [1, 2, 2]) {
    await act(async () => comeIntoView());
    await advanceTime(100);
    expect(map.create).toHaveBeenCalledTimes(calls);
  }
  expect(map.show).toHaveBeenCalled();
});

test("the map shows an entry that is chosen before typing pauses", async () => {
  await showAll();
  await act(async () => comeIntoView());
  await advanceTime(100);
  typeText("Search", "solna");
  await advanceTime(0);
  fireEvent.click(screen.getByRole("button", { name: /^On the map/ }));
  await advanceTime(0);
  const [points] = map.show.mock.lastCall ?? [];
  expect(points).toEqual([expect.objectContaining({ title: "Solna" })]);
  expect(map.select).toHaveBeenLastCalledWith(points[0].index);
  expect(map.show.mock.invocationCallOrder.at(-1)).toBeLessThan(
    map.select.mock.invocationCallOrder.at(-1) ?? 0,
  );
});

test("without results the map is centred on Stockholm", async () => {
  list = () => Response.json([]);
  await showAll();
  await act(async () => comeIntoView());
  await advanceTime(100);
  expect(map.create.mock.calls[0]?.[1].center).toEqual({ lat: 59.3293, lon: 18.0686 });
});
