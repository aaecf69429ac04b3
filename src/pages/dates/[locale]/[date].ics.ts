import type { APIRoute } from "astro";
import { loadUpcomingTrainings } from "#load/content.ts";
import { loadPage } from "#load/page-context.ts";
import type { UpcomingTraining } from "#load/schema/training-dates.ts";
import { type Locale, locales } from "#locale/languages.ts";
import { formatVenue, getTrainingTexts } from "#sections/facilitatorship/training-texts.ts";
import { formatCalendar } from "#structured-data/calendar.ts";

export async function getStaticPaths() {
  const trainings = await loadUpcomingTrainings();
  return locales.flatMap((locale) =>
    trainings.map((training) => ({
      params: { locale, date: training.id },
      props: { training, locale },
    })),
  );
}

/** A training for visitors' calendars, in a language. */
export const GET: APIRoute<{ training: UpcomingTraining; locale: Locale }> = async ({
  props: { training, locale },
  site,
}) => {
  const page = await loadPage("facilitatorship", locale);
  const url = new URL(page.getHref("facilitatorship", "dates"), site).href;
  const words = { ...getTrainingTexts(page), where: formatVenue(training, page) };
  return new Response(formatCalendar(training, words, url), {
    headers: { "content-type": "text/calendar; charset=utf-8" },
  });
};
