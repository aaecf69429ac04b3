import type { ContentPage } from "#load/page-context";
import type { LeadersContent } from "#load/schema/leaders";
import { fill } from "#locale/fill";
import { Mark } from "#ui/marks/Mark.tsx";
import { ViewKey } from "#ui/marks/ViewKey.tsx";
import { week } from "./example-leaders.ts";

type Content = LeadersContent["week"];

const appointmentIds = ["management", "oneToOne", "review", "alone"] as const;

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
          const id = appointmentIds.find((appointment) => week[appointment].day === index);
          const afternoon = id && week[id].half === "afternoon";
          return (
            <li
              key={day}
              className={`flex flex-col border-line not-first:border-t lg:min-h-96 lg:not-first:border-t-0 lg:not-first:border-l ${id ? "" : "max-lg:hidden"}`}
            >
              <p className="px-5 pt-4 font-semibold text-small sm:px-7 lg:border-line lg:border-b lg:px-4 lg:py-3">
                {day}
              </p>
              {id && (
                <div className={`p-5 pt-2 sm:px-7 lg:p-2 ${afternoon ? "lg:mt-auto" : ""}`}>
                  <Appointment content={content} id={id} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <div className="mt-5">
        <ViewKey self={content.self} others={content.others} />
      </div>
    </figure>
  );
}

function Appointment({ content, id }: { content: Content; id: (typeof appointmentIds)[number] }) {
  const { time, meeting, text } = content.appointments[id];
  const { people } = week[id];
  const { none, one, many } = content.people;
  const words = people === 0 ? none : people === 1 ? one : many;
  return (
    <div className="hyphens-auto wrap-anywhere lg:rounded-field lg:bg-mist lg:p-4">
      <p className="text-fine text-soft">
        <span className="tabular">{time}</span> {meeting}
      </p>
      <p className="mt-1 font-bold text-subtitle tracking-subtitle">{text}</p>
      <p className="mt-3 flex flex-wrap gap-1">
        {people === 0 && <Mark view="self" className="size-4" />}
        {Array.from({ length: people }, (_, index) => (
          // People of a meeting are interchangeable.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Mark key={index} view="others" className="size-4" />
        ))}
        <span className="sr-only">{fill(words, { count: people })}</span>
      </p>
    </div>
  );
}
