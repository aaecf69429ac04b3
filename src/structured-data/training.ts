import type { UpcomingTraining } from "#load/schema/training-dates.ts";
import type { JsonLdNode } from "./node.ts";
import { createOrganizationReference, type ToUrl } from "./organization.ts";

/** The name and the description of a training, and the organisation that holds it. */
export interface TrainingTexts {
  name: string;
  description: string;
  organizer: string;
}

/** A training as an event of the page at `path`; its price is in `currency`. */
export function createTrainingNode(
  training: UpcomingTraining,
  { name, description, organizer }: TrainingTexts,
  { path, price, currency }: { path: string; price: number; currency: string },
  toUrl: ToUrl,
): JsonLdNode {
  const { start, lastDay, instants, language, place, online, seats, link } = training;
  const [from, to] = instants?.map((instant) => instant.toISOString()) ?? [start, lastDay];
  const url = link ?? toUrl(path);
  const attendance = online ? (place ? "Mixed" : "Online") : "Offline";
  return {
    "@type": "EducationEvent",
    name,
    description,
    url,
    startDate: from,
    endDate: to,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${attendance}EventAttendanceMode`,
    inLanguage: language,
    location: [
      ...(place ? [{ "@type": "Place", name: place, address: place }] : []),
      ...(online ? [{ "@type": "VirtualLocation", url }] : []),
    ],
    ...(seats && { maximumAttendeeCapacity: seats }),
    organizer: {
      "@type": "Organization",
      ...createOrganizationReference(toUrl),
      name: organizer,
      url: toUrl("/"),
    },
    offers: { "@type": "Offer", url, price, priceCurrency: currency },
  };
}
