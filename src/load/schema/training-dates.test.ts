import { expect, test } from "vitest";
import { computeInstants, trainingDateSchema } from "./training-dates.ts";

const validDate = { start: "2027-02-03", language: "sv", place: "Stockholm" };
const hours = { from: "09:00", to: "16:30", timeZone: "Europe/Stockholm" };
const getIssuePaths = (changes: object) =>
  trainingDateSchema
    .safeParse({ ...validDate, ...changes })
    .error?.issues.map(({ path }) => path.join("."));

test.each<[string, object]>([
  ["start", { start: "3 February" }],
  ["end", { end: "2027-02-03" }],
  ["hours", { end: "2027-02-04", hours }],
  ["hours.from", { hours: { ...hours, from: "00:60" } }],
  ["hours.from", { hours: { ...hours, from: "9:00" } }],
  ["hours.to", { hours: { ...hours, to: "08:00" } }],
  ["hours.timeZone", { hours: { ...hours, timeZone: "Stockholm" } }],
  ["language", { language: "Swedish" }],
  ["", { place: undefined }],
  ["link", { link: "www.example.com" }],
  ["seats", { seats: 0 }],
])("a training date with a wrong %s: %j", (place, changes) => {
  expect(getIssuePaths({ hours })).toBeUndefined();
  expect(getIssuePaths({ end: "2027-02-04", online: true, seats: 1 })).toBeUndefined();
  expect(getIssuePaths(changes)).toEqual([place]);
});

test.each([
  ["2027-02-03 09:00", "2027-02-03T08:00:00.000Z"],
  ["2027-07-03 09:00", "2027-07-03T07:00:00.000Z"],
  ["2027-03-28 01:30", "2027-03-28T00:30:00.000Z"],
  ["2027-03-28 03:30", "2027-03-28T01:30:00.000Z"],
  ["2027-10-31 01:30", "2027-10-30T23:30:00.000Z"],
  ["2027-10-31 03:30", "2027-10-31T02:30:00.000Z"],
])("hours are in the time zone of the place: %s", (time, instant) => {
  const [start = "", from = ""] = time.split(" ");
  const training = { ...validDate, start, hours: { ...hours, from } };
  expect(computeInstants(training)?.[0]?.toISOString()).toBe(instant);
});
