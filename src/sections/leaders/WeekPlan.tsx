import type { ContentPage } from "#load/page-context.ts";
import type { LeadersContent } from "#load/schema/leaders.ts";
import { interpolate } from "#locale/interpolate.ts";
import type { Locale } from "#locale/languages.ts";
import { selectPluralForm } from "#locale/plural.ts";
import { MeetingTable, SeatMark } from "./MeetingTable.tsx";

/** The appointments by day of the week (from 0) and half of the day, with the number of other people. */
const appointments = [
  { id: "management", day: 0, half: "morning", people: 5 },
  { id: "oneToOne", day: 2, half: "afternoon", people: 1 },
  { id: "review", day: 3, half: "morning", people: 8 },
  { id: "alone", day: 4, half: "afternoon", people: 0 },
] as const;

/** A leader's week with one behaviour to try: when, and how many people will notice. */
export function WeekPlan({ page }: { page: ContentPage<"leaders"> }) {
  const content = page.content.week;
  return (
    <figure>
      <figcaption className="rounded-t-card border border-line bg-card px-5 py-5 sm:px-7">
        <span className="block text-small text-soft">{content.heading}</span>
        <span className="mt-1 block font-bold text-subtitle tracking-subtitle">
          {content.behaviour}
        </span>
      </figcaption>
      <ol className="grid overflow-hidden rounded-b-card border-line border-x border-b bg-card lg:grid-cols-5">
        {content.days.map((day, index) => {
          const appointment = appointments.find((candidate) => candidate.day === index);
          return (
            <li
              key={day}
              className={`flex flex-col border-line not-first:border-t lg:min-h-96 lg:not-first:border-t-0 lg:not-first:border-l ${appointment ? "" : "max-lg:hidden"}`}
            >
              <p className="px-5 pt-4 font-semibold text-small sm:px-7 lg:border-line lg:border-b lg:px-4 lg:py-3">
                {day}
              </p>
              {appointment && (
                <div
                  className={`p-5 pt-2 sm:px-7 lg:p-2 ${appointment.half === "afternoon" ? "lg:mt-auto" : ""}`}
                >
                  <Appointment content={content} locale={page.locale} {...appointment} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-small text-soft">
        <li className="inline-flex items-center gap-2">
          <SeatMark isOwn />
          {content.self}
        </li>
        <li className="inline-flex items-center gap-2">
          <SeatMark />
          {content.others}
        </li>
      </ul>
    </figure>
  );
}

function Appointment({
  content,
  locale,
  id,
  people,
}: {
  content: LeadersContent["week"];
  locale: Locale;
  id: (typeof appointments)[number]["id"];
  people: number;
}) {
  const { time, meeting, text } = content.appointments[id];
  return (
    <div className="hyphens-auto wrap-anywhere lg:rounded-field lg:bg-mist lg:p-4">
      <p className="text-note text-soft">
        <span className="tabular">{time}</span> {meeting}
      </p>
      <p className="mt-1 font-bold text-subtitle tracking-subtitle">{text}</p>
      <p className="mt-3.5">
        <MeetingTable others={people} />
        <span className="sr-only">
          {interpolate(selectPluralForm(content.people, people, locale), { count: people })}
        </span>
      </p>
    </div>
  );
}
