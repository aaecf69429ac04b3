import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { lookUpPlace, rememberPlace } from "./look-up-place.ts";

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
const kept = new Map<string, string>();
const { signal } = new AbortController();
const lookUp = (text: string) => lookUpPlace(text, "en", signal);

beforeEach(() => {
  server.mockReset();
  warn = vi.spyOn(console, "warn").mockReturnValue();
  kept.clear();
  vi.stubGlobal("fetch", server);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => void vi.useRealTimers());

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
  expect(kept.size).toBe(0);
});

test("a remembered place is not requested again in the same language", async () => {
  rememberPlace("halle", place, "en");
  expect(JSON.parse(kept.get("geo_halle") ?? "")).toMatchObject({ lat: 51.48, lon: 11.97 });
  expect(await lookUp("halle")).toEqual(place);
  expect(server).not.toHaveBeenCalled();
  server.mockResolvedValueOnce(answer(result("Halle (Saale), Deutschland", 51.48, 11.97)));
  const inGerman = await lookUpPlace("halle", "de", signal);
  expect(inGerman).toMatchObject({ name: "Halle (Saale), Deutschland", others: [] });
});

test("recognises a country", async () => {
  server.mockResolvedValueOnce(answer(result("Germany", 51, 10, true)));
  expect(await lookUp("Deutschland")).toMatchObject({ isCountry: true, country: "DE" });
});

describe("a cache entry that is corrupt, or without a name, is requested again", () => {
  test.each([
    "{",
    '{"lat":51,"lon":11}',
    '{"lat":51,"lon":11,"language":"en","name":7,"others":[]}',
    '{"lat":51,"lon":11,"language":"en","name":"Halle","others":"no"}',
    '{"lat":951,"lon":11,"language":"en","name":"Halle","others":[]}',
  ])("%s", async (entry) => {
    kept.set("geo_halle", entry);
    server.mockResolvedValueOnce(answer(halle));
    expect(await lookUp("halle")).toMatchObject({ name: "Halle (Saale), Germany" });
  });

  test("uses an entry without a name if the request fails", async () => {
    kept.set("geo_halle", '{"lat":51,"lon":11}');
    server.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect(await lookUp("halle")).toMatchObject({ name: "halle", point: { lat: 51, lon: 11 } });
  });
});

test("tells an unknown place from a failed request, and warns without the text", async () => {
  server.mockResolvedValueOnce(answer());
  expect(await lookUp("Xyzzy")).toBe("unknown");
  for (const status of ["OVER_QUERY_LIMIT", "UNKNOWN_ERROR", "OK"]) {
    server.mockResolvedValueOnce(Response.json({ status, results: [] }));
    expect(await lookUp("Xyzzy")).toBe("failed");
  }
  server.mockResolvedValueOnce(new Response("<html>", { status: 502 }));
  expect(await lookUp("Xyzzy")).toBe("failed");
  expect(warn).toHaveBeenCalledTimes(5);
  expect(warn.mock.calls.flat().join()).not.toContain("Xyzzy");
});

test("fails after eight seconds", async () => {
  vi.useFakeTimers();
  server.mockImplementationOnce(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      }),
  );
  const told = vi.fn();
  void lookUp("Halle").then(told);
  await vi.advanceTimersByTimeAsync(7999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith("failed");
});
