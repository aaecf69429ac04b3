import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { endpoints, services } from "#contract/endpoints";
import { formSamples } from "../testing/forms.ts";
import { anna, formHeaders, formOf } from "../testing/prospects.ts";
import { testApp } from "../testing/test-app.ts";

type Site = Awaited<ReturnType<typeof testApp>>;

const sendFrom = async (
  { app }: Site,
  remoteAddress: string,
  more: Record<string, string> = {},
) => {
  const request = { method: "POST", url: endpoints.prospect, payload: anna } as const;
  return (await app.inject({ ...request, remoteAddress, headers: more })).statusCode;
};

describe("the limit of one address", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1", "192.0.2.2"],
    ["192.0.2.1", "::ffff:192.0.2.1", "::ffff:192.0.2.2"],
    ["::ffff:c000:201", "192.0.2.1", "::c000:201"],
    ["2001:db8:0:1::1", "2001:db8:0:1:ffff:ffff:ffff:ffff", "2001:db8:0:2::1"],
    ["2001:DB8:0:1::1", "2001:db8::1:0:0:0:2", "2001:db8::2:0:0:0:2"],
  ])("counts %s and %s as one, and %s as another", async (first, same, other) => {
    const site = await testApp({ settings: { RATE_LIMIT: "1/1m" } });
    expect(await sendFrom(site, first)).toBe(201);
    expect(await sendFrom(site, same)).toBe(429);
    expect(await sendFrom(site, other)).toBe(201);
  });

  it("counts programs that give themselves away, too", async () => {
    const site = await testApp({ settings: { RATE_LIMIT: "1/1m" } });
    const request = { method: "POST", url: endpoints.prospect } as const;
    const caught = { ...anna, topic: "pills" };
    const [first, second] = [
      await site.app.inject({ ...request, payload: caught }),
      await site.app.inject({ ...request, payload: caught }),
    ];
    expect([first.statusCode, second.statusCode]).toEqual([201, 429]);
  });

  it("does not count look-ups of places as posts", async () => {
    const site = await testApp({ settings: { RATE_LIMIT: "1/1m", GEOCODE_LIMIT: "1/1m" } });
    const url = `${services.geocode}?address=Lund`;
    expect((await site.app.inject(url)).statusCode).toBe(200);
    expect(await sendFrom(site, "127.0.0.1")).toBe(201);
    expect((await site.app.inject(url)).statusCode).toBe(429);
  });
});

describe("the limit of all addresses together", () => {
  const settings = { RATE_LIMIT: "2/1m", RATE_LIMIT_OVERALL: "4/2m" };

  it("refuses the post that is one too many, by whichever form, and keeps its words", async () => {
    const site = await testApp({ settings });
    for (const number of [1, 2, 3]) expect(await sendFrom(site, `192.0.2.${number}`)).toBe(201);
    for (const [index, { form, sample }] of formSamples.entries()) {
      const response = await site.app.inject({
        method: "POST",
        url: endpoints[form.name],
        remoteAddress: `198.51.100.${index}`,
        headers: formHeaders,
        payload: formOf(sample, { language: "de" }),
      });
      expect(response.statusCode).toBe(index === 0 ? 303 : 429);
      if (index === 0) continue;
      const $ = load(response.body);
      expect(response.headers["retry-after"]).toBe("120");
      expect($("html").attr("lang")).toBe("de");
      expect($("[name=email]").val()).toBe(sample.email);
    }
  });

  it("is not used up by one address that sends too much", async () => {
    const site = await testApp({ settings });
    for (let count = 0; count < 10; count++) await sendFrom(site, "192.0.2.1");
    expect(await sendFrom(site, "192.0.2.2")).toBe(201);
  });

  it("serves pages meanwhile", async () => {
    const site = await testApp({ settings: { RATE_LIMIT_OVERALL: "1/1m" } });
    await sendFrom(site, "192.0.2.1");
    expect(await sendFrom(site, "192.0.2.1")).toBe(429);
    expect((await site.app.inject("/product")).statusCode).toBe(200);
  });
});
