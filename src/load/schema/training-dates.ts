import * as z from "zod/mini";
import { entryId, languageCode, matches, sample, text, webUrl, withDescription } from "./text.ts";

const time = z
  .string()
  .check(...matches(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time of day such as 09:00"));

/** From when to when a training of a single day lasts, in the time of a place. */
const hours = z
  .strictObject({
    from: withDescription(time, "Such as 09:00"),
    to: withDescription(time, "Such as 16:00"),
    timeZone: withDescription(
      text.check(z.refine(isTimeZone, "must be a time zone such as Europe/Stockholm")),
      "Whose clocks these are, such as Europe/Stockholm",
    ),
  })
  .check(
    // A time such as 9:00 is reported by itself.
    z.refine(({ from, to }) => from.padStart(5, "0") < to.padStart(5, "0"), {
      path: ["to"],
      error: "must be later than from",
    }),
  );

/** A training for facilitators: its day or days, its language, its place, and how to register. */
export const trainingDateSchema = z
  .strictObject({
    start: withDescription(z.iso.date(), "The first day, or the only one"),
    end: withDescription(z.optional(z.iso.date()), "The last day, if there are several"),
    hours: withDescription(z.optional(hours), "From when to when, of a training of one day"),
    language: withDescription(languageCode, "The code of the language of the training, such as sv"),
    place: withDescription(
      z.optional(text),
      "Town, and street if you like, as on an envelope; the same in every language",
    ),
    online: withDescription(
      z.optional(z.boolean()),
      "true if one can take part online; with a place, too, one can choose",
    ),
    seats: withDescription(
      z.optional(z.int().check(z.positive())),
      "How many people can take part",
    ),
    link: withDescription(
      z.optional(webUrl),
      "The address of the page where one registers; without it visitors are led to the inquiry form",
    ),
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

export const trainingDatesSchema = withDescription(
  z.record(entryId, trainingDateSchema),
  "Coming trainings for facilitators, on their page: when, in which language, where. One that is over vanishes with the next build, and visitors of an older build do not see it either. Without a coming one the page leaves the list out.",
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
  const computeInstant = (clock: string) => {
    const applyOffsetAt = (time: Date) =>
      new Date(`${start}T${clock}${computeOffset(time, hours.timeZone)}`);
    // The first offset may be that of the other side of a clock change.
    return applyOffsetAt(applyOffsetAt(new Date(`${start}T${clock}Z`)));
  };
  return [computeInstant(hours.from), computeInstant(hours.to)];
}

/** The offset of a time zone at a time: +01:00. */
function computeOffset(time: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const parts = format.formatToParts(time);
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
