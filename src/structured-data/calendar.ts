import type { UpcomingTraining } from "#load/schema/training-dates.ts";
import type { TrainingTexts } from "./training.ts";

/** A training as a calendar file (RFC 5545); `where` is its place in words, `url` that of its page. */
export function formatCalendar(
  training: UpcomingTraining,
  { name, description, organizer, where }: TrainingTexts & { where: string },
  url: string,
): string {
  const { id, start, lastDay, instants, link } = training;
  const [from, to] = instants ?? [];
  // The end of whole days is exclusive.
  const end = new Date(Date.parse(lastDay) + dayMs).toISOString().slice(0, 10);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(organizer)}//Website//EN`,
    "BEGIN:VEVENT",
    `UID:${id}@${new URL(url).host}`,
    `DTSTAMP:${formatDigits(new Date())}`,
    from ? `DTSTART:${formatDigits(from)}` : `DTSTART;VALUE=DATE:${start.replaceAll("-", "")}`,
    to ? `DTEND:${formatDigits(to)}` : `DTEND;VALUE=DATE:${end.replaceAll("-", "")}`,
    `SUMMARY:${escapeText(name)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(where)}`,
    `URL:${link ?? url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

const dayMs = 24 * 3_600_000;

const formatDigits = (instant: Date) => instant.toISOString().replace(/\.\d+|[-:]/g, "");

const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** Breaks a line after 75 octets; continuation lines begin with a space. */
function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > 75) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
