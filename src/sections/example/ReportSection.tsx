import type { ReactNode } from "react";
import type { Profile } from "#instrument/profile.ts";
import type { ContentPage } from "#load/page-context.ts";
import type { ExampleContent } from "#load/schema/example.ts";
import type { PlanId } from "#load/schema/facts.ts";
import type { TrialContent } from "#load/schema/trial.ts";
import { Headline } from "#ui/text/Headline.tsx";
import { getPlansAttribute } from "./visibility-attributes.ts";

export interface ReportProps {
  page: ContentPage<"example">;
  profile: Profile;
  pairWords: PairWords;
}

type PairWords = TrialContent["pairs"] & ExampleContent["pairs"]["own"];

/** A section of the report: title, lead and content, shown with the plans that include it. */
export function ReportSection({
  page,
  id,
  lead = page.content[id].lead,
  plans,
  aside,
  children,
}: {
  page: ContentPage<"example">;
  /** Its id, and the key of its content. */
  id: "map" | "scales" | "words" | "pairs" | "conversation" | "course" | "second";
  lead?: string;
  /** The plans that include it, if not all do. */
  plans?: readonly PlanId[];
  /** Shown below the title, beside the children. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      {...(plans && getPlansAttribute(plans))}
      className="report-section grid grid-cols-1 gap-x-10 gap-y-3 border-line border-t py-4 sm:gap-y-6 sm:py-9 xl:grid-cols-3 xl:grid-rows-rest lg:py-12"
    >
      <div>
        <Headline level={2} variant="heading" id={`${id}-title`}>
          {page.content[id].title}
        </Headline>
        <p className="mt-2 max-w-prose text-soft">{lead}</p>
      </div>
      <div className="min-w-0 xl:col-span-2 xl:row-span-2">{children}</div>
      {aside}
    </section>
  );
}
