import * as z from "zod/mini";
import { languageCode, matches, sample, text, webUrl } from "./text.ts";

const time = z
  .string()
  .check(...matches(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time of day such as 09:00"));

/** From when to when a training of a single day lasts, in the time of a place. */
const hours = z
  .strictObject({
    from: time,
    to: time,
    timeZone: text.check(z.refine(isTimeZone, "must be a time zone such as Europe/Stockholm")),
  })
  .check(z.refine(({ from, to }) => from < to, { path: ["to"], error: "must be later than from" }));

/** A training for facilitators: its day or days, its language, its place, and how to register. */
export const trainingDateSchema = z
  .strictObject({
    start: z.iso.date(),
    end: z.optional(z.iso.date()),
    hours: z.optional(hours),
    language: languageCode,
    place: z.optional(text),
    online: z.optional(z.boolean()),
    seats: z.optional(z.int().check(z.positive())),
    /** Where to register; without it the page leads to its form. */
    link: z.optional(webUrl),
    sample,
  })
  .check(
    z.refine(({ start, end }) => !end || start < end, {
      path: ["end"],
      error: "must be a later day than start: leave it out for a single day",
    }),
    z.refine(({ end, hours }) => !end || !hours, {
      path: ["hours"],
      error: "must be left out if there is an end day",
    }),
    z.refine(({ place, online }) => place || online, "must have a place, or online: true"),
    z.meta({ title: "training" }),
  );

export type TrainingDate = z.infer<typeof trainingDateSchema>;

/** A training that is not over, by the id that names its calendar file. */
export interface UpcomingTraining extends TrainingDate {
  id: string;
  lastDay: string;
  /** When it begins and ends, if it has hours. */
  instants: [from: Date, to: Date] | undefined;
}

/** When a training with hours begins and ends. */
export function computeInstants({
  start,
  hours,
}: TrainingDate): [from: Date, to: Date] | undefined {
  if (!hours) return undefined;
  const computeInstant = (clock: string) =>
    new Date(`${start}T${clock}${computeOffset(start, hours.timeZone)}`);
  return [computeInstant(hours.from), computeInstant(hours.to)];
}

/** The offset of a time zone at noon of a day: +01:00. */
function computeOffset(day: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const parts = format.formatToParts(new Date(`${day}T12:00Z`));
  const name = parts.find(({ type }) => type === "timeZoneName")?.value;
  return name?.replace("GMT", "") || "Z";
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
