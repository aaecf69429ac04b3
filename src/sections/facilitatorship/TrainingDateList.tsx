import { formPages } from "#contract/forms.ts";
import type { ContentPage } from "#load/page-context.ts";
import type { UpcomingTraining } from "#load/schema/training-dates.ts";
import { formatInteger, formatLanguage } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import { selectPluralForm } from "#locale/plural.ts";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { DotSeparatedList } from "#ui/text/DotSeparatedList.tsx";
import { formatTrainingDate, formatVenue, getCalendarPath } from "./training-texts.ts";

/** Coming trainings: when, in which language and where, how to get a place, and a file for calendars. */
export function TrainingDateList({
  page,
  trainings,
}: {
  page: ContentPage<"facilitatorship">;
  trainings: UpcomingTraining[];
}) {
  const { locale } = page;
  const content = page.content.dates;
  return (
    <ul className="border-edge/35 border-b">
      {trainings.map((training) => {
        const { id, start, lastDay, language, seats, link } = training;
        const when = formatTrainingDate(training, page);
        const facts = [
          interpolate(content.language, { language: formatLanguage(language, locale) }),
          formatVenue(training, page),
          seats &&
            interpolate(selectPluralForm(content.seats, seats, locale), {
              count: formatInteger(seats, locale),
            }),
        ];
        return (
          <li
            key={id}
            data-last-day={lastDay}
            className="grid gap-x-8 gap-y-1 border-edge/35 border-t py-4 lg:grid-cols-12 lg:items-baseline"
          >
            <h3 className="font-semibold text-lead lg:col-span-4">
              <time dateTime={start}>{when}</time>
            </h3>
            <p className="text-soft lg:col-span-4">
              <DotSeparatedList>{facts.filter(Boolean).join(" · ")}</DotSeparatedList>
            </p>
            <p className="flex flex-wrap items-baseline gap-x-7 gap-y-1 lg:col-span-4 lg:justify-end">
              <ArrowLink href={link ?? `#${formPages.inquiry.fragment}`}>
                {link ? content.register : content.ask}
                <span className="sr-only">: {when}</span>
              </ArrowLink>
              <a
                href={getCalendarPath(training, page)}
                className="inline-block py-0.5 text-soft underline underline-offset-4 hover:text-ink touch:py-2.5"
              >
                {content.calendar}
                <span className="sr-only">: {when}</span>
              </a>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
