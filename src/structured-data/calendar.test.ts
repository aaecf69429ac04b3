import { expect, test } from "vitest";
import type { UpcomingTraining } from "#load/schema/training-dates.ts";
import { formatCalendar } from "./calendar.ts";

const training: UpcomingTraining = {
  id: "spring",
  start: "2027-02-27",
  lastDay: "2027-02-27",
  instants: undefined,
  language: "sv",
};
const texts = {
  name: "Training",
  description: "Hours, days; and more.",
  organizer: "Tove",
  where: "Åre",
};
const url = "https://www.tove.example/facilitators#dates";
const createLines = (changes: Partial<UpcomingTraining>) =>
  formatCalendar({ ...training, ...changes }, texts, url).split("\r\n");

test("ends whole days the day after the last, as calendars expect", () => {
  const lines = createLines({ lastDay: "2027-02-28" });
  expect(lines).toContain("DTSTART;VALUE=DATE:20270227");
  expect(lines).toContain("DTEND;VALUE=DATE:20270301");
  expect(lines).toContain("UID:spring@www.tove.example");
  expect(lines).toContain("DESCRIPTION:Hours\\, days\\; and more.");
  expect(lines.at(-2)).toBe("END:VCALENDAR");
});

test("writes hours as instants", () => {
  const lines = createLines({
    instants: [new Date("2027-02-27T08:00:00Z"), new Date("2027-02-27T15:30:00Z")],
  });
  expect(lines).toContain("DTSTART:20270227T080000Z");
  expect(lines).toContain("DTEND:20270227T153000Z");
});

test("breaks long lines after 75 octets, between letters", () => {
  const link = `https://www.tove.example/${"å".repeat(80)}`;
  const lines = createLines({ link });
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(lines.join("\n").replaceAll("\n ", "")).toContain(`URL:${link}`);
});
