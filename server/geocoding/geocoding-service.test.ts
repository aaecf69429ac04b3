import { describe, expect, it } from "vitest";
import { always, fakeGeocoder, serviceAnswer } from "#tests/harness/fake-geocoder";
import { askService, ServiceFailure } from "./geocoding-service.ts";

const question = (address: string) => ({ address, locale: "sv" as const });
const settings = (url: string) => ({ url, key: "s3cret-key", timeout: 2000 });

describe("askService", () => {
  it("sends address and key as query parameters, beside those of the setting", async () => {
    const { url, asked } = await fakeGeocoder(always(serviceAnswer(56.66, 16.36)));
    const answer = await askService(
      settings(`${url}?region=se`),
      question("Storgatan 1 & 2, Åmål?"),
    );
    expect(answer).toEqual({
      status: "OK",
      results: [
        {
          formatted_address: "Storgatan 1, Kalmar",
          types: [],
          address_components: [],
          geometry: { location: { lat: 56.66, lng: 16.36 } },
        },
        {
          formatted_address: "Elsewhere",
          types: [],
          address_components: [],
          geometry: { location: { lat: 0, lng: 0 } },
        },
      ],
    });
    expect(asked.map(({ pathname }) => pathname)).toEqual(["/json"]);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      region: "se",
      address: "Storgatan 1 & 2, Åmål?",
      language: "sv",
      key: "s3cret-key",
    });
  });

  it("takes over what kind of place it is, its country, and no other part of the address", async () => {
    const country = { long_name: "Sverige", short_name: "SE", types: ["country", "political"] };
    const street = { long_name: "Hemgatan", short_name: "Hemgatan", types: ["route"] };
    const result = {
      formatted_address: "Sverige",
      types: ["country", "political"],
      geometry: { location: { lat: 62, lng: 15 } },
    };
    const results = [{ ...result, address_components: [street, "odd", country] }];
    const { url } = await fakeGeocoder(always({ status: "OK", results }));
    const answer = await askService(settings(url), question("Sverige"));
    expect(answer.results).toEqual([{ ...result, address_components: [country] }]);
  });

  it("takes five results at most, and leaves out further ones that it cannot read", async () => {
    const [first] = serviceAnswer(56, 16).results;
    const results = [first, { geometry: "near" }, ...Array.from({ length: 8 }, () => first)];
    const { url } = await fakeGeocoder(always({ status: "OK", results }));
    expect((await askService(settings(url), question("x"))).results).toHaveLength(4);
  });

  it.each([
    [{ status: "ZERO_RESULTS", results: [] }, "ZERO_RESULTS"],
    [{ status: "OK", results: [] }, "ZERO_RESULTS"],
    [{ status: "INVALID_REQUEST" }, "INVALID_REQUEST"],
  ])("understands %j", async (body, status) => {
    const { url } = await fakeGeocoder(always(body));
    expect(await askService(settings(url), question("x"))).toEqual({ status, results: [] });
  });

  it("takes HTTP status 400 as an address that the service cannot read", async () => {
    const { url } = await fakeGeocoder((_request, response) => response.writeHead(400).end("no"));
    expect((await askService(settings(url), question("x"))).status).toBe("INVALID_REQUEST");
  });

  it.each([
    ["a refused key", { status: "REQUEST_DENIED", error_message: "key s3cret-key is bad" }],
    ["its own limit", { status: "OVER_QUERY_LIMIT", results: [] }],
    ["another format", { place: [1, 2] }],
    ["a status that is no word", { status: "Storgatan 1", results: [] }],
    ["coordinates out of range", serviceAnswer(123, 16)],
    ["coordinates as text", serviceAnswer("56" as unknown as number, 16)],
    ["much too long an answer", { ...serviceAnswer(56, 16), more: "x".repeat(300_000) }],
  ])("fails at %s, and tells nothing that was sent", async (_what, body) => {
    const { url } = await fakeGeocoder(always(body));
    const error = await askService(settings(url), question("Storgatan 1")).catch(
      (failure) => failure,
    );
    expect(error).toBeInstanceOf(ServiceFailure);
    expect(`${error.message}${error.stack}`).not.toMatch(/s3cret|Storgatan/);
  });

  it("does not follow a redirect, which would carry the key elsewhere", async () => {
    const other = await fakeGeocoder(always(serviceAnswer(56, 16)));
    const { url } = await fakeGeocoder((request, response) => {
      response.writeHead(302, { location: other.url + request.url }).end();
    });
    await expect(askService(settings(url), question("x"))).rejects.toThrow(ServiceFailure);
    expect(other.asked).toEqual([]);
  });

  it("fails at a server error, broken JSON, a silent service and one that is not there", async () => {
    const down = await fakeGeocoder((_request, response) => response.writeHead(500).end("{}"));
    await expect(askService(settings(down.url), question("x"))).rejects.toThrow("HTTP status 500");
    const broken = await fakeGeocoder((_request, response) => response.end('{"status":'));
    await expect(askService(settings(broken.url), question("x"))).rejects.toThrow("format");
    const silent = await fakeGeocoder(() => {});
    const hasty = { ...settings(silent.url), timeout: 100 };
    await expect(askService(hasty, question("x"))).rejects.toThrow("it did not answer in time");
    await expect(askService(settings("http://127.0.0.1:9/"), question("x"))).rejects.toThrow(
      ServiceFailure,
    );
  });

  it("does not wait for an answer that never ends", async () => {
    const { url } = await fakeGeocoder((_request, response) => void response.write('{"status":'));
    const hasty = { ...settings(url), timeout: 200 };
    await expect(askService(hasty, question("x"))).rejects.toThrow("it did not answer in time");
  });
});
