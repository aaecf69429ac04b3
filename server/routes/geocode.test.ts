import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { apiEndpoints } from "#contract/endpoints.ts";
import { type GeocodeResponse, maxAddressLength, parsePlaces } from "#contract/geocode.ts";
import {
  createAddressResponse,
  createPlaceResponse,
  respondWith,
  startFakeGeocoder,
} from "#tests/harness/fake-geocoder.ts";
import { buildTestApp, injectRequest } from "#tests/harness/test-app.ts";

type Parts = Parameters<typeof buildTestApp>[0];

/** A server, and a look-up by it. */
async function open(parts: Parts = {}) {
  const site = await buildTestApp(parts);
  const find = async (address: string, { language = "", remoteAddress = "192.0.2.7" } = {}) => {
    const query = new URLSearchParams({ address, ...(language && { language }) });
    const response = await site.app.inject({
      url: `${apiEndpoints.geocode}?${query}`,
      remoteAddress,
    });
    const answer = response.json<GeocodeResponse>();
    const [first] = answer.results;
    return {
      response,
      answer,
      status: response.statusCode,
      label: first?.formatted_address,
      first,
    };
  };
  return { ...site, find };
}

/** The site with a geocoding service that answers like this. */
async function openApp(
  answer: Parameters<typeof startFakeGeocoder>[0],
  more: Record<string, string> = {},
) {
  const { settings, requests } = await startFakeGeocoder(answer);
  return { ...(await open({ settings: { ...settings, ...more } })), requests };
}

describe("GET of a place, without a geocoding service", () => {
  test("answers from the gazetteer in the service's format", async () => {
    const { find } = await open();
    const { answer, response } = await find(" Vesterbrogade 3, 1620 København V, Danmark ");
    expect(answer).toEqual({
      status: "OK",
      results: [
        {
          formatted_address: "Copenhagen, Denmark",
          types: ["locality", "political"],
          address_components: [
            { long_name: "Denmark", short_name: "DK", types: ["country", "political"] },
          ],
          geometry: { location: { lat: expect.closeTo(55.68, 1), lng: expect.closeTo(12.57, 1) } },
        },
      ],
    });
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(response.headers["cache-control"]).toBe("private, max-age=86400");
  });

  test.each([
    ["no address", ""],
    ["a blank one", "?address=%20%09"],
    ["another name", "?place=Kalmar"],
    ["two addresses", "?address=Kalmar&address=Lund"],
    ["too many letters", `?address=${"x".repeat(maxAddressLength + 1)}`],
    ["too many foxes", `?address=${encodeURIComponent("🦊".repeat(maxAddressLength + 1))}`],
  ])("refuses %s", async (_what, query) => {
    const response = await injectRequest(apiEndpoints.geocode + query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ status: "INVALID_REQUEST", results: [] });
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("accepts an address of exactly the limit, in code points", async () => {
    const { find } = await open();
    expect((await find("🦊".repeat(maxAddressLength))).status).toBe(200);
  });

  test("names places and countries in the language of the page", async () => {
    const { find } = await open();
    expect((await find("København", { language: "sv" })).label).toBe("Köpenhamn, Danmark");
    expect((await find("København", { language: "fr" })).label).toBe("Copenhagen, Denmark");
    const { answer, first } = await find("UK", { language: "sv" });
    expect(first?.types).toEqual(["country", "political"]);
    const name = "Storbritannien";
    expect(parsePlaces(answer)).toMatchObject([{ name, country: "GB", isCountry: true }]);
  });

  test("refuses an IP address beyond its limit, and no other", async () => {
    const { find } = await open({ settings: { GEOCODE_LIMIT: "2/1m" } });
    const [first, second] = [await find("Kalmar"), await find("Kalmar")];
    const { answer, response } = await find("Kalmar");
    expect([first.status, second.status, response.statusCode]).toEqual([200, 200, 429]);
    expect(answer.status).toBe("OVER_QUERY_LIMIT");
    expect(response.headers["retry-after"]).toMatch(/^\d+$/);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect((await find("Kalmar", { remoteAddress: "192.0.2.8" })).status).toBe(200);
  });

  test("counts look-ups from an IPv6 /56 together", async () => {
    const { find } = await open({ settings: { GEOCODE_LIMIT: "2/1m" } });
    const getStatus = async (remoteAddress: string) =>
      (await find("Lund", { remoteAddress })).status;
    const statuses = [await getStatus("2001:db8:0:1::1"), await getStatus("2001:db8:0:fe::1")];
    statuses.push(await getStatus("2001:db8:0:80::1"), await getStatus("2001:db8:0:100::1"));
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  test("answers an error in our code without details", async () => {
    const gazetteer = {
      find() {
        throw new TypeError("secret of the house");
      },
    };
    const { find, log } = await open({ gazetteer });
    const { status, answer } = await find("Kalmar");
    expect([status, answer]).toEqual([500, { status: "UNKNOWN_ERROR", results: [] }]);
    expect(log.join("")).toContain("TypeError");
  });

  test("accepts only GET and HEAD", async () => {
    const url = `${apiEndpoints.geocode}?address=Kalmar`;
    expect((await injectRequest({ method: "HEAD", url })).statusCode).toBe(200);
    const response = await injectRequest({ method: "POST", url });
    expect([response.statusCode, response.headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});

describe("GET of a place, with a geocoding service", () => {
  test("asks the service once, and stores the answer without who asked", async () => {
    const { find, requests, settings } = await openApp(
      respondWith(createAddressResponse(56.66342, 16.35681)),
    );
    const first = await find("Hemgatan 17,  Kalmar");
    const repeatedResponse = await find("hemgatan 17, kalmar ", { remoteAddress: "192.0.2.99" });
    expect(first.first?.geometry.location).toEqual({ lat: 56.66342, lng: 16.35681 });
    expect(repeatedResponse.first?.geometry.location).toEqual({ lat: 56.663, lng: 16.357 });
    expect([first.label, repeatedResponse.label]).toEqual(["Kalmar, Sverige", "Kalmar, Sverige"]);
    expect(requests).toHaveLength(1);
    const database = new DatabaseSync(join(settings.DATA_DIR, "idi.sqlite"), { readOnly: true });
    const rows = database.prepare("select * from geocodes").all();
    database.close();
    expect(rows.map((row) => ({ ...row }))).toEqual([
      {
        address: expect.stringMatching(/^[\da-f]{64}$/),
        answer: JSON.stringify(repeatedResponse.answer),
        kept_until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/hemgatan/i);
  });

  test("answers one network from the gazetteer when its share of the budget is used up", async () => {
    const { find, requests, app } = await openApp(
      respondWith(createPlaceResponse(56, 16, "By the service")),
      {
        GEOCODER_BUDGET: "50/1h",
      },
    );
    const label = async (number: number, remoteAddress: string) =>
      (await find(`Kalmar ${number}`, { remoteAddress })).label;
    const guilty = Array.from({ length: 40 }, (_, number) =>
      label(number, `2001:db8:0:${(number % 4).toString(16)}::${number}`),
    );
    const labels = await Promise.all(guilty);
    expect(labels.filter((name) => name === "By the service")).toHaveLength(5);
    expect(new Set(labels)).toEqual(new Set(["By the service", "Kalmar, Sweden"]));
    expect(await label(0, "2001:db8:0:1::99")).toBe("By the service");
    expect(await label(99, "198.51.100.1")).toBe("By the service");
    expect(requests).toHaveLength(6);
    const { body } = await app.inject("/metrics");
    const outcome = (name: string) =>
      `outbound_requests_total{service="geocoder",outcome="${name}"}`;
    expect(body).toContain(`${outcome("answered")} 6`);
    expect(body).toContain(`${outcome("network-budget")} 35`);
  });

  test("answers from the gazetteer when the service fails, and stops asking it", async () => {
    const { find, requests, log } = await openApp((_, response) => response.writeHead(503).end());
    for (let count = 0; count < 8; count += 1) {
      const { answer, response } = await find("Kalmar");
      expect(answer.status).toBe("OK");
      expect(response.headers["cache-control"]).toBe("private, max-age=60");
    }
    expect(requests).toHaveLength(5);
    expect(log.join("")).toContain(
      "The geocoding service failed: it answered with HTTP status 503.",
    );
  });

  test("asks the gazetteer as well when the service cannot read the address", async () => {
    const { find } = await openApp(respondWith({ status: "INVALID_REQUEST" }));
    expect((await find("Kalmar")).label).toBe("Kalmar, Sweden");
  });

  test("asks and stores separately for each language", async () => {
    const { find, requests } = await openApp((request, response) => {
      const { searchParams } = new URL(request.url ?? "/", "http://service.example");
      const label = `Kalmar (${searchParams.get("language")})`;
      respondWith(createPlaceResponse(56.66, 16.36, label))(request, response);
    });
    for (const language of ["sv", "de", "sv", "de"]) {
      expect((await find("Kalmar", { language })).label).toBe(`Kalmar (${language})`);
    }
    expect(requests).toHaveLength(2);
  });

  test("does not ask the service about a country or two letters", async () => {
    const { find, requests } = await openApp(respondWith(createPlaceResponse(53, -2)));
    expect(parsePlaces((await find("England")).answer)).toMatchObject([{ isCountry: true }]);
    expect((await find("St")).answer.status).toBe("ZERO_RESULTS");
    expect(requests).toEqual([]);
  });

  test("returns no place if the service knows none", async () => {
    const { find, requests } = await openApp(respondWith({ status: "ZERO_RESULTS", results: [] }));
    expect((await find("Kalmar")).answer.status).toBe("ZERO_RESULTS");
    expect((await find("Kalmar")).answer.status).toBe("ZERO_RESULTS");
    expect(requests).toHaveLength(1);
  });

  test("works without the database", async () => {
    const { find, requests, settings } = await openApp(respondWith(createPlaceResponse(56, 16)));
    const writer = new DatabaseSync(join(settings.DATA_DIR, "idi.sqlite"));
    writer.exec("drop table geocodes");
    writer.close();
    expect((await find("Kalmar")).first?.geometry.location.lat).toBe(56);
    expect(requests).toHaveLength(1);
  });

  test("writes neither address nor key into the log", async () => {
    const answers = [
      respondWith(createPlaceResponse(56, 16)),
      respondWith({ status: "REQUEST_DENIED" }),
    ];
    const { find, log } = await openApp(
      (request, response) => {
        const answer = answers.shift();
        if (answer) answer(request, response);
        else response.destroy();
      },
      { GEOCODE_LIMIT: "4/1m" },
    );
    const addresses = ["Hemgatan 1, Kalmar", "Hemgatan 2, Kalmar", "Hemgatan 3, Kalmar"];
    for (const address of [...addresses, "Hemgatan".repeat(99), "Hemgatan"]) await find(address);
    expect(log.length).toBeGreaterThan(5);
    expect(log.join("")).not.toMatch(/Hemgatan|Kalmar|s3cret/);
  });
});
