import type { ContentPage } from "#load/page-context.ts";
import type { HomeContent } from "#load/schema/home.ts";
import { PointList } from "#ui/text/PointList.tsx";
import { findPlansWithPart } from "../plans/profile-parts.ts";
import { ReportSection } from "./ReportSection.tsx";

/** The profile in words: its label, motivators, pitfalls and conditions for success. */
export function WordsReport({
  page,
  label,
}: {
  page: ContentPage<"example">;
  label: HomeContent["features"]["describe"]["profile"];
}) {
  const { words } = page.content;
  return (
    <ReportSection page={page} id="words" plans={findPlansWithPart("words", page.facts)}>
      <h3 className="font-bold text-figure tracking-title" lang="en">
        {label.label}
      </h3>
      <div className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-3">
        {(["motivators", "pitfalls", "success"] as const).map((part) => (
          <div key={part} className="break-inside-avoid">
            <h4 className="font-bold">{label[part].title}</h4>
            <p className="mt-1 sm:mt-2">{label[part].text}</p>
            <PointList points={words[part]} className="mt-2 text-soft sm:mt-3" />
          </div>
        ))}
      </div>
    </ReportSection>
  );
}
