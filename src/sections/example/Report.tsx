import type { ReactNode } from "react";
import { Headline } from "#ui/text/Headline.tsx";

/** The plans that include an element. The page's style shows and hides it by their ids. */
export interface HeldBy {
  plans: readonly string[];
  /** The same in words, if not every plan includes it. */
  words?: string | undefined;
}

/** The attribute with the ids of plans that include an element. */
export const plansAttribute = (plans: readonly string[]) => ({ "data-plans": plans.join(" ") });

/** Attributes of an element with answers of respondents: its plans, and the views that show answers. */
export const withRespondents = (plans: readonly string[]) => ({
  ...plansAttribute(plans),
  "data-view": "colleagues groups",
});

/** A section of the report: title, lead, the plans that include it, and its content. */
export function ReportSection({
  id,
  content,
  heldBy,
  aside,
  children,
}: {
  id: string;
  content: { title: string; lead: string };
  heldBy?: HeldBy;
  /** Shown below the title, beside the children. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      {...(heldBy && plansAttribute(heldBy.plans))}
      className="report-section grid grid-cols-1 gap-x-12 gap-y-6 border-line border-t py-9 xl:grid-cols-3 xl:grid-rows-rest lg:py-12"
    >
      <div>
        <Headline level={2} variant="heading" id={`${id}-title`}>
          {content.title}
        </Headline>
        <p className="mt-2 max-w-prose text-soft">{content.lead}</p>
        {heldBy?.words && (
          <p className="mt-3 text-fine text-soft print:hidden">
            <span className="inline-block rounded-field bg-mist px-2.5 py-1">{heldBy.words}</span>
          </p>
        )}
      </div>
      <div className="min-w-0 xl:col-span-2 xl:row-span-2">{children}</div>
      {aside}
    </section>
  );
}

/** A list of names with their values. */
export function Values({ items }: { items: ValueItem[] }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-small">
      {items.map(({ name, value, strong, plans }) => (
        <div key={name} className="flex flex-wrap gap-x-1.5" {...(plans && withRespondents(plans))}>
          <dt className="text-soft">{name}</dt>
          <dd className={`tabular ${strong ? "font-bold" : "font-semibold"}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ValueItem {
  name: string;
  value: string;
  strong?: boolean;
  /** The plans that include the value, if it is from respondents. */
  plans?: readonly string[];
}
