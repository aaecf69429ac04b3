import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { GeocodeAnswer } from "#contract/geocode";
import { tempFolder } from "../testing/temp-folder.ts";
import { openStore } from "./open-store.ts";

const answer: GeocodeAnswer = {
  status: "OK",
  results: [{ formatted_address: "Åmål", geometry: { location: { lat: 59.05, lng: 12.7 } } }],
};
const none: GeocodeAnswer = { status: "ZERO_RESULTS", results: [] };
const day = 86_400_000;

async function open() {
  const file = join(tempFolder(), "idi.sqlite");
  const store = await openStore({ DATABASE_URL: { dialect: "sqlite", file } });
  onTestFinished(() => store.close());
  return Object.assign(store.geocodes, { file });
}

describe("the store of the geocoding service's answers", () => {
  afterEach(() => vi.useRealTimers());

  it("gives back what was kept, whatever case and spaces", async () => {
    const geocodes = await open();
    expect(await geocodes.find("Åmål")).toBeUndefined();
    await geocodes.keep("Åmål", answer);
    expect(await geocodes.find(" åmål\n")).toEqual(answer);
    expect(await geocodes.find("A\u030am\u0061\u030al")).toEqual(answer);
    expect(await geocodes.find("Amal")).toBeUndefined();
    await geocodes.keep("ÅMÅL", none);
    expect(await geocodes.find("Åmål")).toEqual(none);
  });

  it("keeps it for 30 days", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(new Date("2026-01-15T12:00:00Z"));
    const geocodes = await open();
    await geocodes.keep("Åmål", answer);
    vi.setSystemTime(Date.now() + 30 * day);
    expect(await geocodes.find("Åmål")).toEqual(answer);
    vi.setSystemTime(Date.now() + day);
    expect(await geocodes.find("Åmål")).toBeUndefined();
  });

  it("keeps no more than 50 000, the newest", async () => {
    const { file, ...geocodes } = await open();
    const database = new DatabaseSync(file);
    database.exec(`
      with recursive number (n) as (select 1 union all select n + 1 from number where n < 50100)
      insert into geocodes select 'address ' || n, '{}', '2999-01-0' || (n % 2 + 1) from number
    `);
    database.exec("update geocodes set kept_until = '2998-01-01' where rowid <= 100");
    await geocodes.keep("Åmål", answer);
    const rest = database.prepare(
      "select count(*) as kept, min(kept_until) as first from geocodes",
    );
    // The one just kept ends soonest of all here, so it is among those that go.
    expect(rest.get()).toEqual({ kept: 50_000, first: "2999-01-01" });
    database.close();
  });
});
