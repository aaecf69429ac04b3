import type { ReactNode } from "react";
import type { ContentPage } from "#load/page-context";
import { Section } from "#ui/layout/Section.tsx";

/** The two forms side by side. They are islands and therefore passed in. */
export function ContactWays({
  page,
  children,
}: {
  page: ContentPage<"contact">;
  children: ReactNode;
}) {
  return (
    <Section tone="mist" labelledBy="ways-title">
      <h2 id="ways-title" className="sr-only">
        {page.content.ways.title}
      </h2>
      <div className="grid items-start gap-x-14 gap-y-16 lg:grid-cols-7 lg:gap-y-0">{children}</div>
    </Section>
  );
}

/** A form with its title and lead. */
export function ContactWay({
  page,
  id,
  children,
}: {
  page: ContentPage<"contact">;
  id: "question" | "work";
  children?: ReactNode;
}) {
  const content = page.content.ways[id];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`lg:row-span-3 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid ${id === "question" ? "lg:col-span-3" : "lg:col-span-4"}`}
    >
      <h3 id={`${id}-title`} className="font-bold text-figure tracking-title">
        {content.title}
      </h3>
      <p className="mt-3 max-w-prose text-lead text-soft">{content.lead}</p>
      {children && (
        <div className="mt-7 self-start rounded-panel border border-line bg-card p-5 sm:p-8">
          {children}
        </div>
      )}
    </section>
  );
}
