import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { services } from "#contract/endpoints";
import { addressLimit, type GeocodeAnswer, placesIn } from "#contract/geocode";
import { always, fakeGeocoder, serviceAnswer } from "#tests/harness/fake-geocoder";
import { testApp } from "#tests/harness/test-app";

type App = Awaited<ReturnType<typeof testApp>>["app"];

async function ask(app: App, address: string, remoteAddress = "192.0.2.7", language?: string) {
  const query = new URLSearchParams({ address, ...(language && { language }) });
  const response = await app.inject({ url: `${services.geocode}?${query}`, remoteAddress });
  const answer = response.json<GeocodeAnswer>();
  return { response, answer, status: response.statusCode, first: answer.results[0] };
}

describe("GET of a place, without a geocoding service", () => {
  it("answers from the gazetteer in the service's format", async () => {
    const { app } = await testApp();
    const { answer, response } = await ask(app, " Vesterbrogade 3, 1620 København V, Danmark ");
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

  it.each([
    ["no address", ""],
    ["an empty one", "?address="],
    ["a blank one", "?address=%20%09"],
    ["another name", "?place=Kalmar"],
    ["two addresses", "?address=Kalmar&address=Lund"],
    ["too many letters", `?address=${"x".repeat(addressLimit + 1)}`],
    ["too many foxes", `?address=${encodeURIComponent("🦊".repeat(addressLimit + 1))}`],
  ])("refuses %s", async (_what, query) => {
    const { app } = await testApp();
    const response = await app.inject(services.geocode + query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ status: "INVALID_REQUEST", results: [] });
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  it("takes an address of exactly the limit, in code points", async () => {
    const { app } = await testApp();
    expect((await ask(app, "🦊".repeat(addressLimit))).status).toBe(200);
  });

  it.each([
    ["sv", "Köpenhamn, Danmark"],
    ["de", "Kopenhagen, Dänemark"],
    ["fr", "Copenhagen, Denmark"],
  ])("names the place in the language of the page: %s", async (language, label) => {
    const { app } = await testApp();
    const { first } = await ask(app, "København", undefined, language);
    expect(first?.formatted_address).toBe(label);
  });

  it("names a country", async () => {
    const { app } = await testApp();
    const country = await ask(app, "UK", undefined, "sv");
    expect(country.first).toMatchObject({
      formatted_address: "Storbritannien",
      types: ["country", "political"],
    });
    expect(placesIn(country.answer)).toMatchObject([{ country: "GB", isCountry: true }]);
  });

  it("refuses the address that asks too much, and no other", async () => {
    const { app } = await testApp({ settings: { GEOCODE_LIMIT: "2/1m" } });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await ask(app, "Kalmar")).status);
    expect(statuses).toEqual([200, 200, 429]);
    const { answer, response } = await ask(app, "Kalmar");
    expect(answer.status).toBe("OVER_QUERY_LIMIT");
    expect(response.headers["retry-after"]).toMatch(/^\d+$/);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect((await ask(app, "Kalmar", "192.0.2.8")).status).toBe(200);
  });

  it("answers a mistake of our own without a word about it", async () => {
    const find = () => {
      throw new TypeError("secret of the house");
    };
    const { app, log } = await testApp({ gazetteer: { find } });
    const { status, response } = await ask(app, "Kalmar");
    expect(status).toBe(500);
    expect(response.json()).toEqual({ status: "UNKNOWN_ERROR", results: [] });
    expect(log.join("")).toContain("TypeError");
  });

  it("takes GET and HEAD only", async () => {
    const { app } = await testApp();
    const url = `${services.geocode}?address=Kalmar`;
    expect((await app.inject({ method: "HEAD", url })).statusCode).toBe(200);
    const response = await app.inject({ method: "POST", url });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe("GET, HEAD");
  });
});

describe("GET of a place, with a geocoding service", () => {
  it("asks the service once, and keeps the answer without a trace of who asked", async () => {
    const { settings, asked } = await fakeGeocoder(always(serviceAnswer(56.6634, 16.3568)));
    const { app, env } = await testApp({ settings });
    const first = await ask(app, "Storgatan 1,  Kalmar");
    const second = await ask(app, "storgatan 1, kalmar ", "192.0.2.99");
    expect(first.answer).toEqual(second.answer);
    expect(first.first?.geometry.location).toEqual({ lat: 56.6634, lng: 16.3568 });
    expect(asked).toHaveLength(1);
    const database = new DatabaseSync(join(env.DATA_DIR, "idi.sqlite"), { readOnly: true });
    const rows = database.prepare("select * from geocodes").all();
    database.close();
    expect(rows).toHaveLength(1);
    expect(Object.keys(rows[0] ?? {})).toEqual(["address", "answer", "kept_until"]);
    expect(rows[0]?.address).toMatch(/^[\da-f]{64}$/);
    expect(rows[0]?.kept_until).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it("answers from the gazetteer when the service fails, and stops asking it", async () => {
    const { settings, asked } = await fakeGeocoder((_request, response) => {
      response.writeHead(503).end();
    });
    const { app, log } = await testApp({ settings });
    for (let count = 0; count < 8; count += 1) {
      const { answer, response } = await ask(app, "Kalmar");
      expect(answer.status).toBe("OK");
      expect(response.headers["cache-control"]).toBe("private, max-age=60");
    }
    expect(asked).toHaveLength(5);
    expect(log.join("")).toContain(
      "The geocoding service failed: it answered with HTTP status 503.",
    );
  });

  it("asks the gazetteer, too, when the service cannot read the address", async () => {
    const { settings } = await fakeGeocoder(always({ status: "INVALID_REQUEST" }));
    const { app } = await testApp({ settings });
    expect((await ask(app, "Kalmar")).first?.formatted_address).toBe("Kalmar, Sweden");
  });

  it("asks and keeps for each language anew", async () => {
    const { settings, asked } = await fakeGeocoder((request, response) => {
      const { searchParams } = new URL(request.url ?? "/", "http://service.example");
      const label = `Kalmar (${searchParams.get("language")})`;
      always(serviceAnswer(56.66, 16.36, label))(request, response);
    });
    const { app } = await testApp({ settings });
    for (const language of ["sv", "de", "sv", "de"]) {
      const { first } = await ask(app, "Kalmar", undefined, language);
      expect(first?.formatted_address).toBe(`Kalmar (${language})`);
    }
    expect(asked).toHaveLength(2);
  });

  it("needs no service for a country, and asks none about two letters", async () => {
    const { settings, asked } = await fakeGeocoder(always(serviceAnswer(53, -2)));
    const { app } = await testApp({ settings });
    expect(placesIn((await ask(app, "England")).answer)).toMatchObject([{ isCountry: true }]);
    expect((await ask(app, "St")).answer.status).toBe("ZERO_RESULTS");
    expect(asked).toEqual([]);
  });

  it("believes the service that there is no such place", async () => {
    const { settings, asked } = await fakeGeocoder(always({ status: "ZERO_RESULTS", results: [] }));
    const { app } = await testApp({ settings });
    expect((await ask(app, "Kalmar")).answer.status).toBe("ZERO_RESULTS");
    expect((await ask(app, "Kalmar")).answer.status).toBe("ZERO_RESULTS");
    expect(asked).toHaveLength(1);
  });

  it("works without the database", async () => {
    const { settings, asked } = await fakeGeocoder(always(serviceAnswer(56, 16)));
    const { app, env } = await testApp({ settings });
    const writer = new DatabaseSync(join(env.DATA_DIR, "idi.sqlite"));
    writer.exec("drop table geocodes");
    writer.close();
    expect((await ask(app, "Kalmar")).first?.geometry.location.lat).toBe(56);
    expect(asked).toHaveLength(1);
  });

  it("writes neither address nor key into the log", async () => {
    const answers = [always(serviceAnswer(56, 16)), always({ status: "REQUEST_DENIED" })];
    const { settings } = await fakeGeocoder((request, response) => {
      const answer = answers.shift();
      if (answer) answer(request, response);
      else response.destroy();
    });
    const { app, log } = await testApp({ settings: { ...settings, GEOCODE_LIMIT: "4/1m" } });
    const addresses = ["Hemgatan 1, Kalmar", "Hemgatan 2, Kalmar", "Hemgatan 3, Kalmar"];
    for (const address of [...addresses, "Hemgatan".repeat(99), "Hemgatan"]) {
      await app.inject(`${services.geocode}?${new URLSearchParams({ address })}`);
    }
    expect(log.length).toBeGreaterThan(5);
    expect(log.join("")).not.toMatch(/Hemgatan|Kalmar|s3cret/);
  });
});
