import { beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { locateAddress as locate } from "./look-up-place.ts";
import { recallPlace } from "./place-cache.ts";

const locateAddress = (address: string, signal = new AbortController().signal) =>
  locate(address, "en", signal);
const server = vi.fn<typeof fetch>();
let warn: MockInstance;
const answer = (status: string, ...places: { lat: number; lng: number }[]) =>
  Response.json({
    status,
    results: places.map((location) => ({ formatted_address: "", geometry: { location } })),
  });
const kept = new Map<string, string>();
const malmo = { lat: 55.6, lng: 13 };

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

test("asks our server, and caches the first result", async () => {
  server.mockResolvedValueOnce(answer("OK", malmo, { lat: 1, lng: 1 }));
  expect(await locateAddress("Malmö & Lund")).toEqual({ lat: 55.6, lon: 13 });
  expect(server.mock.calls[0]?.[0]).toBe("/api/geocode?address=Malm%C3%B6+%26+Lund&language=en");
  expect(kept.get("geo_Malmö & Lund")).toBe('{"lat":55.6,"lon":13}');
  expect(await locateAddress("Malmö & Lund")).toEqual({ lat: 55.6, lon: 13 });
  expect(server).toHaveBeenCalledTimes(1);
  expect(warn).not.toHaveBeenCalled();
});

describe("a corrupt cache entry is ignored and replaced", () => {
  test.each([
    "",
    "{",
    "null",
    "7",
    '"55.6,13"',
    "{}",
    '{"lat":55.6}',
    '{"lat":"55.6","lon":"13"}',
    '{"lat":91,"lon":13}',
    '{"lat":null,"lon":13}',
  ])("%j", async (entry) => {
    kept.set("geo_Malmö", entry);
    server.mockResolvedValueOnce(answer("OK", malmo));
    expect(await locateAddress("Malmö")).toEqual({ lat: 55.6, lon: 13 });
    expect(recallPlace("Malmö")).toEqual({ lat: 55.6, lon: 13 });
  });
});

describe("a failure returns nothing, warns, and is not cached", () => {
  test.each<[string, () => Promise<Response>]>([
    ["unknown address", async () => answer("ZERO_RESULTS")],
    ["too many requests", async () => answer("OVER_QUERY_LIMIT")],
    ["OK without results", async () => answer("OK")],
    ["coordinates out of range", async () => answer("OK", { lat: 99, lng: 13 })],
    ["another format", async () => Response.json({ error: "no" }, { status: 500 })],
    ["no JSON", async () => new Response("<html>", { status: 502 })],
    ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("%s", async (_, respond) => {
    server.mockImplementationOnce(respond);
    expect(await locateAddress("Malmö")).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls.flat().join()).not.toContain("Malmö");
    expect(kept.size).toBe(0);
  });
});

test("an aborted request does not warn", async () => {
  const asking = new AbortController();
  server.mockImplementationOnce(() => {
    asking.abort();
    return Promise.reject(asking.signal.reason);
  });
  expect(await locateAddress("Malmö", asking.signal)).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

test("finds places without local storage", async () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  server.mockResolvedValueOnce(answer("OK", malmo));
  expect(await locateAddress("Malmö")).toEqual({ lat: 55.6, lon: 13 });
});
