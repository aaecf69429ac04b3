import type { ContentPage } from "#load/page-context.ts";
import type { UpcomingTraining } from "#load/schema/training-dates.ts";
import { formatDateRange, formatDisjunction, formatTimeRange } from "#locale/formats.ts";

type Page = ContentPage<"facilitatorship">;

/** The name and the description of every training, and the organisation that holds it. */
export function getTrainingTexts({ content, t }: Page) {
  return {
    name: content.dates.event,
    description: content.training.steps.training.text,
    organizer: t["site.name"],
  };
}

/** Formats the time of a training: its day with its hours, or its days. */
export function formatTrainingDate(
  { start, lastDay, hours, instants }: UpcomingTraining,
  { locale }: Page,
): string {
  return hours && instants
    ? formatTimeRange(instants, hours.timeZone, locale)
    : formatDateRange(start, lastDay, locale);
}

/** Formats the venue of a training: its place, online, or both to choose from. */
export function formatVenue(
  { place, online }: UpcomingTraining,
  { content, locale }: Page,
): string {
  return formatDisjunction(
    [...(place ? [place] : []), ...(online ? [content.dates.online] : [])],
    locale,
  );
}

export function getCalendarPath({ id }: UpcomingTraining, { locale }: Page): string {
  return `/dates/${locale}/${id}.ics`;
}
