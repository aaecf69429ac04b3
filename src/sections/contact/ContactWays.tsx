import type { ReactNode } from "react";
import type { ContactPageContent } from "#load/schema/contact";
import { Section } from "#ui/layout/Section.tsx";
import { Mark } from "#ui/marks/Mark.tsx";

type Ways = ContactPageContent["ways"];

/** The two ways to write, side by side. The forms are passed in: they are islands. */
export function ContactWays({ content, children }: { content: Ways; children: ReactNode }) {
  return (
    <Section tone="mist" labelledBy="ways-title">
      <h2 id="ways-title" className="sr-only">
        {content.title}
      </h2>
      <div className="grid items-start gap-x-14 gap-y-16 lg:grid-cols-7">{children}</div>
    </Section>
  );
}

/** One of the two ways: for whom it is, and its form. */
export function ContactWay({
  id,
  content,
  children,
}: {
  id: "question" | "work";
  content: Ways["question"];
  children?: ReactNode;
}) {
  const asks = id === "question";
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={asks ? "lg:col-span-3" : "lg:col-span-4"}
    >
      <h3
        id={`${id}-title`}
        className="flex items-start gap-3.5 font-bold text-title tracking-title"
      >
        <Mark
          view={asks ? "self" : "others"}
          className="mt-1 size-6 text-ink sm:mt-2.5 sm:size-7"
        />
        {content.title}
      </h3>
      <p className="mt-3 max-w-prose text-lead text-soft">{content.lead}</p>
      {children && (
        <div className="mt-7 rounded-panel border border-line bg-card p-5 sm:p-8">{children}</div>
      )}
    </section>
  );
}
