import { hash } from "node:crypto";
import type { GeocodeResponse } from "#contract/geocode.ts";
import type { Locale } from "#locale/languages.ts";
import { dayMs } from "../time/durations.ts";
import { formatUtcDay } from "../time/format-utc-day.ts";
import type { Database } from "./database/schema.ts";

/** The most responses. Beyond it, the oldest are removed. */
const maxResponses = 50_000;

/** A query of the geocoding service: the address, and the language of the response. */
export interface GeocodeQuery {
  address: string;
  locale: Locale;
}

/** Cached responses of the geocoding service. Each method rejects if the database fails. */
export type GeocodeStore = ReturnType<typeof createGeocodeStore>;

/** Creates the cache in a migrated database. It keeps a response for `days` days. */
export function createGeocodeStore(db: Database, days: number) {
  return {
    async find(query: GeocodeQuery): Promise<GeocodeResponse | undefined> {
      const row = await db
        .selectFrom("geocodes")
        .select("answer")
        .where("address", "=", hashQuery(query))
        .where("kept_until", ">=", formatDayFromNow(0))
        .executeTakeFirst();
      return row && JSON.parse(row.answer);
    },
    async save(query: GeocodeQuery, response: GeocodeResponse): Promise<void> {
      const stored = {
        answer: JSON.stringify(roundCoordinates(response)),
        kept_until: formatDayFromNow(days),
      };
      await db
        .insertInto("geocodes")
        .values({ address: hashQuery(query), ...stored })
        .onConflict((conflict) => conflict.column("address").doUpdateSet(stored))
        .execute();
      await removeExcess(db);
    },
    async removeExpired(): Promise<void> {
      await db.deleteFrom("geocodes").where("kept_until", "<", formatDayFromNow(0)).execute();
    },
  };
}

/** Decimals of a degree: about a hundred metres, near enough for distances between towns. */
const decimals = 3;

/** Rounds coordinates, so that they do not identify a house. */
function roundCoordinates({ status, results }: GeocodeResponse): GeocodeResponse {
  const round = (degrees: number) => Number(degrees.toFixed(decimals));
  const coarseResults = results.map((result) => {
    const { lat, lng } = result.geometry.location;
    return { ...result, geometry: { location: { lat: round(lat), lng: round(lng) } } };
  });
  return { status, results: coarseResults };
}

async function removeExcess(db: Database): Promise<void> {
  const { stored } = await db
    .selectFrom("geocodes")
    .select(({ fn }) => fn.countAll().as("stored"))
    .executeTakeFirstOrThrow();
  const surplus = Number(stored) - maxResponses;
  if (surplus <= 0) return;
  const oldest = db.selectFrom("geocodes").select("address").orderBy("kept_until").limit(surplus);
  await db.deleteFrom("geocodes").where("address", "in", oldest).execute();
}

/**
 * Hashes a query. Addresses that differ only in case and spaces have the same hash.
 */
function hashQuery({ address, locale }: GeocodeQuery): string {
  const normalized = address.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();
  return hash("sha256", `${locale}\n${normalized}`);
}

/** Formats a day from now in UTC, without the time: nothing here reveals the time of the request. */
function formatDayFromNow(days: number): string {
  return formatUtcDay(Date.now() + days * dayMs);
}
