import { randomBytes } from "node:crypto";
import { dayMs } from "../time/durations.ts";
import { formatUtcDay } from "../time/format-utc-day.ts";
import type { Database } from "./database/schema.ts";

/**
 * Creates a function that resolves to the random salt of a day (UTC), which all servers on a database share. Deletes
 * the salts of earlier days, so that hashes of two days cannot be compared, and the hashed values not guessed.
 */
export function createDailySaltReader(db: Database): (now: number) => Promise<string> {
  let cached = { day: "", salt: "" };
  return async (now) => {
    const today = formatUtcDay(now);
    if (cached.day !== today) cached = { day: today, salt: await readSalt(db, now) };
    return cached.salt;
  };
}

/** Reads the salt of a day, after creating it if there is none. */
async function readSalt(db: Database, now: number): Promise<string> {
  const today = formatUtcDay(now);
  await db
    .insertInto("rate_limit_salts")
    .values({ day: today, salt: randomBytes(32).toString("hex") })
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
  // The clocks of other servers may be a little behind or ahead.
  const keptDays = [today, formatUtcDay(now - dayMs), formatUtcDay(now + dayMs)];
  await db.deleteFrom("rate_limit_salts").where("day", "not in", keptDays).execute();
  const { salt } = await db
    .selectFrom("rate_limit_salts")
    .select("salt")
    .where("day", "=", today)
    .executeTakeFirstOrThrow();
  return salt;
}
