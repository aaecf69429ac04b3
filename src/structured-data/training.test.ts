import { expect, test } from "vitest";
import type { UpcomingTraining } from "#load/schema/training-dates.ts";
import { createTrainingNode } from "./training.ts";

const training: UpcomingTraining = {
  id: "spring",
  start: "2027-02-27",
  lastDay: "2027-02-27",
  instants: undefined,
  language: "sv",
  place: "Åre",
};
const createEvent = (changes: Partial<UpcomingTraining>) =>
  createTrainingNode(
    { ...training, ...changes },
    { name: "Training", description: "Two days.", organizer: "Tove" },
    { path: "/facilitators", price: 600, currency: "SEK" },
    (path) => `https://www.tove.example${path}`,
  );

test("describes where a training is, and what it costs", () => {
  expect(createEvent({ seats: 8 })).toMatchObject({
    startDate: "2027-02-27",
    endDate: "2027-02-27",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: [{ "@type": "Place", name: "Åre" }],
    maximumAttendeeCapacity: 8,
    offers: { price: 600, priceCurrency: "SEK", url: "https://www.tove.example/facilitators" },
  });
  const link = "https://rooms.example/1";
  const instants: UpcomingTraining["instants"] = [
    new Date("2027-02-27T08:00:00Z"),
    new Date("2027-02-27T15:30:00Z"),
  ];
  expect(createEvent({ place: undefined, online: true, link, instants })).toMatchObject({
    startDate: "2027-02-27T08:00:00.000Z",
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: [{ "@type": "VirtualLocation", url: link }],
  });
});
