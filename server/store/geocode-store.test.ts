import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import type { GeocodeResponse } from "#contract/geocode.ts";
import { listTestDatabases, openTestDatabase } from "#tests/harness/databases.ts";
import { dayMs } from "../time/durations.ts";
import { createGeocodeStore } from "./geocode-store.ts";

const geometry = { location: { lat: 59.05, lng: 12.7 } };
const response: GeocodeResponse = {
  status: "OK",
  results: [{ formatted_address: "Åmål", geometry }],
};
const query = (address: string) => ({ address, locale: "sv" as const });

describe.each(listTestDatabases())("the $dialect store of geocoding responses", (kind) => {
  async function open(days = 30) {
    const db = await openTestDatabase(await kind.create());
    return { db, geocodes: createGeocodeStore(db, days) };
  }

  test("returns a response until its days are over, and ignores case and spaces of the address", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(new Date("2026-01-15T12:00:00Z"));
    const { geocodes } = await open(7);
    expect(await geocodes.find(query("Åmål"))).toBeUndefined();
    await geocodes.save(query("Åmål"), { status: "ZERO_RESULTS", results: [] });
    await geocodes.save(query("ÅMÅL"), response);
    expect(await geocodes.find(query(" åmål\n"))).toEqual(response);
    expect(await geocodes.find(query("A\u030am\u0061\u030al"))).toEqual(response);
    expect(await geocodes.find(query("Amal"))).toBeUndefined();
    vi.setSystemTime(Date.now() + 7 * dayMs);
    expect(await geocodes.find(query("Åmål"))).toEqual(response);
    vi.setSystemTime(Date.now() + dayMs);
    expect(await geocodes.find(query("Åmål"))).toBeUndefined();
  });

  test("deletes a response when its days are over, even without another request", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(new Date("2026-01-15T12:00:00Z"));
    const { db, geocodes } = await open(7);
    const countStored = async () => (await db.selectFrom("geocodes").selectAll().execute()).length;
    await geocodes.save(query("Åmål"), response);
    vi.setSystemTime(Date.now() + 7 * dayMs);
    await geocodes.removeExpired();
    expect(await countStored()).toBe(1);
    vi.setSystemTime(Date.now() + dayMs);
    await geocodes.removeExpired();
    expect(await countStored()).toBe(0);
  });

  test("rounds points to about a hundred metres", async () => {
    const { db, geocodes } = await open();
    const house = { location: { lat: 56.663421, lng: -16.356789 } };
    await geocodes.save(query("Åmål"), {
      status: "OK",
      results: [{ formatted_address: "Åmål", geometry: house }],
    });
    const [row] = await db.selectFrom("geocodes").select("answer").execute();
    const point = JSON.parse(row?.answer ?? "").results[0].geometry.location;
    expect(point).toEqual({ lat: 56.663, lng: -16.357 });
  });

  test("keeps the newest 50 000 responses", async () => {
    const { db, geocodes } = await open();
    await sql`
      insert into geocodes (address, answer, kept_until)
      with recursive number (n) as (select 1 union all select n + 1 from number where n < 50100)
      select 'address ' || n, '{}',
        case when n <= 100 then '2998-01-01' else '2999-01-0' || (n % 2 + 1) end from number
    `.execute(db);
    await geocodes.save(query("Åmål"), response);
    const remainingRows = await db
      .selectFrom("geocodes")
      .select(({ fn }) => [fn.countAll().as("stored"), fn.min("kept_until").as("first")])
      .executeTakeFirstOrThrow();
    // The one just stored expires first of all here, so it is among those removed.
    expect([Number(remainingRows.stored), remainingRows.first]).toEqual([50_000, "2999-01-01"]);
  });
});
