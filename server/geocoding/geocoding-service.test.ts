import { describe, expect, test } from "vitest";
import {
  createAddressResponse,
  createPlaceResponse,
  respondWith,
  startFakeGeocoder,
} from "#tests/harness/fake-geocoder.ts";
import { neverAbortedSignal } from "#tests/harness/never-aborted.ts";
import { GeocodingServiceError, queryService } from "./geocoding-service.ts";

const address = "Storgatan 1 & 2, Åmål?";

/** Asks the service at a URL. */
const askService = (url: string, signal = neverAbortedSignal) =>
  queryService({ url, key: "s3cret-key" }, { address, locale: "sv" }, signal);

/** Asks a service that responds like this. */
async function ask(respond: Parameters<typeof startFakeGeocoder>[0], signal?: AbortSignal) {
  return askService((await startFakeGeocoder(respond)).url, signal);
}

describe("queryService", () => {
  test("sends address and key as query parameters, beside those of the setting", async () => {
    const { url, requests } = await startFakeGeocoder(
      respondWith(createPlaceResponse(56.66, 16.36)),
    );
    const place = (formatted_address: string, lat: number, lng: number) => ({
      ...{ formatted_address, types: ["locality", "political"], address_components: [] },
      geometry: { location: { lat, lng } },
    });
    expect(await askService(`${url}?region=se`)).toEqual({
      status: "OK",
      results: [place("Kalmar, Sverige", 56.66, 16.36), place("Elsewhere", 0, 0)],
    });
    expect(requests.map(({ pathname }) => pathname)).toEqual(["/json"]);
    const query = Object.fromEntries(requests[0]?.searchParams ?? []);
    expect(query).toEqual({ region: "se", address, language: "sv", key: "s3cret-key" });
  });

  test("copies the kind of place and its country, and no other part of the address", async () => {
    const country = { long_name: "Sverige", short_name: "SE", types: ["country", "political"] };
    const street = { long_name: "Hemgatan", short_name: "Hemgatan", types: ["route"] };
    const result = {
      formatted_address: "Sverige",
      types: ["country", "political"],
      geometry: { location: { lat: 62, lng: 15 } },
    };
    const results = [{ ...result, address_components: [street, "odd", country] }];
    const answer = await ask(respondWith({ status: "OK", results }));
    expect(answer.results).toEqual([{ ...result, address_components: [country] }]);
  });

  test("names the town and the country where the service names a house", async () => {
    const answer = await ask(respondWith(createAddressResponse(56.66, 16.36)));
    expect(answer.results[0]?.formatted_address).toBe("Kalmar, Sverige");
    expect(JSON.stringify(answer)).not.toMatch(/Hemgatan|17|392/);
  });

  test("names nothing where the answer has no town", async () => {
    const { results } = createAddressResponse(56.66, 16.36);
    const bare = results.map((result) => ({ ...result, address_components: undefined }));
    const answer = await ask(respondWith({ status: "OK", results: [...bare, ...bare] }));
    expect(answer.results.map(({ formatted_address }) => formatted_address)).toEqual([""]);
  });

  test("returns five results at most, and leaves out unreadable ones after the first", async () => {
    const [result] = createPlaceResponse(56, 16).results;
    const results = [result, { geometry: "near" }, ...Array.from({ length: 8 }, () => result)];
    expect((await ask(respondWith({ status: "OK", results }))).results).toHaveLength(4);
  });

  test.each([
    [{ status: "ZERO_RESULTS", results: [] }, "ZERO_RESULTS"],
    [{ status: "OK", results: [] }, "ZERO_RESULTS"],
    [{ status: "INVALID_REQUEST" }, "INVALID_REQUEST"],
  ])("accepts %j", async (body, status) => {
    expect(await ask(respondWith(body))).toEqual({ status, results: [] });
  });

  test("treats HTTP status 400 as an address that the service cannot read", async () => {
    const answer = await ask((_request, response) => response.writeHead(400).end("no"));
    expect(answer.status).toBe("INVALID_REQUEST");
  });

  test.each<[string, Parameters<typeof startFakeGeocoder>[0], string]>([
    [
      "a refused key",
      respondWith({ status: "REQUEST_DENIED", error: "s3cret-key" }),
      "REQUEST_DENIED",
    ],
    ["its own limit", respondWith({ status: "OVER_QUERY_LIMIT", results: [] }), "OVER_QUERY_LIMIT"],
    ["another format", respondWith({ place: [1, 2] }), "format"],
    ["a status that is no word", respondWith({ status: address, results: [] }), "format"],
    ["coordinates out of range", respondWith(createPlaceResponse(123, 16)), "format"],
    [
      "coordinates as text",
      respondWith(createPlaceResponse("56" as unknown as number, 16)),
      "format",
    ],
    [
      "a long answer",
      respondWith({ ...createPlaceResponse(56, 16), more: "x".repeat(3e5) }),
      "too large",
    ],
    ["a server error", (_, response) => response.writeHead(500).end("{}"), "HTTP status 500"],
    ["broken JSON", (_, response) => response.end('{"status":'), "format"],
    ["silence", () => {}, "in time"],
    ["half an answer", (_, response) => void response.write('{"status":'), "in time"],
  ])("fails on %s, and its error repeats nothing that was sent", async (_what, answer, reason) => {
    const signal = reason === "in time" ? AbortSignal.timeout(300) : neverAbortedSignal;
    const error = await ask(answer, signal).catch((failure) => failure);
    expect(error).toBeInstanceOf(GeocodingServiceError);
    expect(error.message).toContain(reason);
    expect(`${error.message}${error.stack}`).not.toMatch(/s3cret|Storgatan/);
  });

  test("does not follow a redirect, which would carry the key elsewhere", async () => {
    const otherService = await startFakeGeocoder(respondWith(createPlaceResponse(56, 16)));
    const asking = ask(({ url }, response) =>
      response.writeHead(302, { location: otherService.url + url }).end(),
    );
    await expect(asking).rejects.toThrow(GeocodingServiceError);
    expect(otherService.requests).toEqual([]);
    // Nor where no service listens.
    await expect(askService("http://127.0.0.1:9/")).rejects.toThrow(GeocodingServiceError);
  });
});
