import { beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { cachePlace, locateAddress, lookUpPlace } from "./look-up-place.ts";

const server = vi.fn<typeof fetch>();
let warn: MockInstance;
const result = (name: string, lat: number, lng: number, isCountry = false) => ({
  formatted_address: name,
  types: isCountry ? ["country", "political"] : ["locality", "political"],
  address_components: [{ long_name: "Germany", short_name: "DE", types: ["country"] }],
  geometry: { location: { lat, lng } },
});
const answer = (...results: ReturnType<typeof result>[]) =>
  Response.json({ status: results.length > 0 ? "OK" : "ZERO_RESULTS", results });
const halle = result("Halle (Saale), Germany", 51.48, 11.97);
const storageEntries = new Map<string, string>();
const { signal } = new AbortController();
const lookUp = (text: string) => lookUpPlace(text, "en", signal);

beforeEach(() => {
  server.mockReset();
  warn = vi.spyOn(console, "warn").mockReturnValue();
  storageEntries.clear();
  vi.stubGlobal("fetch", server);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storageEntries.get(key) ?? null,
    setItem: (key: string, value: string) => storageEntries.set(key, value),
  });
});

const place = {
  name: "Halle (Saale), Germany",
  point: { lat: 51.48, lon: 11.97 },
  country: "DE",
  isCountry: false,
  others: ["Halle (Westfalen), Germany"],
};

test("returns a place with others of the same name, and caches nothing", async () => {
  server.mockResolvedValueOnce(
    answer(halle, halle, result("Halle (Westfalen), Germany", 52.06, 8.36)),
  );
  expect(await lookUp("halle")).toEqual(place);
  expect(server.mock.calls[0]?.[0]).toBe("/api/geocode?address=halle&language=en");
  expect(storageEntries.size).toBe(0);
});

test("a cached place is not requested again in the same language", async () => {
  cachePlace("halle", place, "en");
  expect(JSON.parse(storageEntries.get("geo_halle") ?? "")).toMatchObject({
    lat: 51.48,
    lon: 11.97,
  });
  expect(await lookUp("halle")).toEqual(place);
  expect(server).not.toHaveBeenCalled();
  server.mockResolvedValueOnce(answer(result("Halle (Saale), Deutschland", 51.48, 11.97)));
  const inGerman = await lookUpPlace("halle", "de", signal);
  expect(inGerman).toMatchObject({ name: "Halle (Saale), Deutschland", others: [] });
});

test("asks without a time limit where the browser cannot combine signals", async () => {
  vi.spyOn(AbortSignal as { any: unknown }, "any", "get").mockReturnValue(undefined);
  server.mockResolvedValueOnce(answer(halle));
  expect(await lookUp("halle")).toMatchObject({ name: place.name });
  expect(server.mock.calls[0]?.[1]?.signal).toBe(signal);
});

test("recognises a country", async () => {
  server.mockResolvedValueOnce(answer(result("Germany", 51, 10, true)));
  expect(await lookUp("Deutschland")).toMatchObject({ isCountry: true, country: "DE" });
});

describe("a cache entry that is corrupt, or without a name, is requested again", () => {
  test.each([
    "",
    "{",
    "null",
    "7",
    '{"lat":51}',
    '{"lat":51,"lon":11}',
    '{"lat":"51","lon":"11","language":"en","name":"Halle","others":[]}',
    '{"lat":51,"lon":11,"language":"en","name":7,"others":[]}',
    '{"lat":51,"lon":11,"language":"en","name":"Halle","others":"no"}',
    '{"lat":951,"lon":11,"language":"en","name":"Halle","others":[]}',
  ])("%s", async (entry) => {
    storageEntries.set("geo_halle", entry);
    server.mockResolvedValueOnce(answer(halle));
    expect(await lookUp("halle")).toMatchObject({ name: "Halle (Saale), Germany" });
  });
});

test("distinguishes an unknown place from a failed request, and warns without the text", async () => {
  server.mockResolvedValueOnce(answer());
  expect(await lookUp("Xyzzy")).toBe("missing");
  for (const status of ["OVER_QUERY_LIMIT", "UNKNOWN_ERROR", "OK"]) {
    server.mockResolvedValueOnce(Response.json({ status, results: [] }));
    expect(await lookUp("Xyzzy")).toBe("failed");
  }
  server.mockResolvedValueOnce(new Response("<html>", { status: 502 }));
  expect(await lookUp("Xyzzy")).toBe("failed");
  expect(warn).toHaveBeenCalledTimes(5);
  expect(warn.mock.calls.flat().join()).not.toContain("Xyzzy");
});

test("an aborted request does not warn", async () => {
  const asking = new AbortController();
  server.mockImplementationOnce(() => {
    asking.abort();
    return Promise.reject(asking.signal.reason);
  });
  expect(await lookUpPlace("Halle", "en", asking.signal)).toBe("failed");
  expect(warn).not.toHaveBeenCalled();
});

describe("the address of a facilitator", () => {
  const locate = () => locateAddress("Halle & Saale", "en", signal);
  const point = { lat: 51.48, lon: 11.97 };

  test("is cached with its coordinates only", async () => {
    server.mockResolvedValueOnce(answer(halle));
    expect(await locate()).toEqual(point);
    expect(server.mock.calls[0]?.[0]).toBe("/api/geocode?address=Halle+%26+Saale&language=en");
    expect(storageEntries.get("geo_Halle & Saale")).toBe('{"lat":51.48,"lon":11.97}');
    expect(await locate()).toEqual(point);
    expect(server).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["is unknown", "missing", async () => answer()],
    ["has coordinates out of range", "failed", async () => answer(result("Halle", 99, 12))],
    ["is asked for in vain", "failed", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("has no point if it %s, and is not cached", async (_, reason, respond) => {
    server.mockImplementationOnce(respond);
    expect(await locate()).toBe(reason);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(storageEntries.size).toBe(0);
  });

  test("is found without local storage", async () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    server.mockResolvedValueOnce(answer(halle));
    expect(await locate()).toEqual(point);
  });
});
