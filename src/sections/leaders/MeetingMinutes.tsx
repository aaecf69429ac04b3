import type { ContentPage } from "#load/page-context.ts";
import { ViewMark } from "#ui/drawings/ViewMark.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { MarkedText } from "#ui/text/MarkedText.tsx";

/** A meeting in two sets of minutes: the leader's own, and that of the others. */
export function MeetingMinutes({ page }: { page: ContentPage<"leaders"> }) {
  const content = page.content.minutes;
  const views = [
    { view: "self", title: content.self },
    { view: "others", title: content.others },
  ] as const;
  return (
    <>
      <Card className="px-5 py-6 sm:px-9 sm:py-8">
        <h3 className="text-small text-soft">{content.heading}</h3>
        <div
          className="mt-3 flex flex-wrap gap-x-6 gap-y-1 pb-4 md:grid md:grid-cols-5"
          aria-hidden="true"
        >
          <span className="max-md:hidden" />
          {views.map(({ view, title }) => (
            <p
              key={view}
              className="flex items-center gap-3 md:col-span-2 font-bold text-subtitle tracking-subtitle"
            >
              <ViewMark view={view} className="size-5" />
              {title}
            </p>
          ))}
        </div>
        <ol>
          {content.rows.map((row, index) => (
            <li
              key={row.time}
              className="grid gap-x-6 gap-y-3 border-line border-t py-5 last:pb-0 md:grid-cols-5 md:items-baseline"
            >
              <p className="text-small text-soft tabular">{row.time}</p>
              {views.map(({ view, title }) => (
                <p key={view} className="flex gap-3 md:col-span-2">
                  <ViewMark view={view} className="mt-1.5 size-4 md:hidden" />
                  <span className="sr-only">{title}: </span>
                  <span
                    className={
                      view === "others" && index === content.rows.length - 1
                        ? "font-bold text-title leading-none tracking-title"
                        : "text-lead"
                    }
                  >
                    <MarkedText>{row[view]}</MarkedText>
                  </span>
                </p>
              ))}
            </li>
          ))}
        </ol>
      </Card>
      <p className="mt-8 max-w-prose text-lead">{content.after}</p>
    </>
  );
}
