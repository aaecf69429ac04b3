import type { ReactNode } from "react";
import { Section } from "#ui/layout/Section.tsx";
import { Intro } from "#ui/text/Intro.tsx";

/** A titled part of the document; if `isStacked`, its body is below the title on wide windows, too. */
export function HrPart({
  id,
  content,
  tone = "plain",
  isStacked = false,
  children,
}: {
  id: string;
  content: { title: string; lead: string };
  tone?: "plain" | "mist";
  isStacked?: boolean;
  children: ReactNode;
}) {
  return (
    <Section id={id} tone={tone} labelledBy={`${id}-title`} spacing="band">
      <div className={isStacked ? "" : "grid gap-x-16 lg:grid-cols-12"}>
        <div className={isStacked ? "" : "lg:col-span-4"}>
          <Intro id={`${id}-title`} variant="heading" content={content} spacing="mt-3" />
        </div>
        <div
          className={`hr-body mt-6 print:mt-2 ${isStacked ? "" : "min-w-0 lg:col-span-8 lg:mt-0"}`}
        >
          {children}
        </div>
      </div>
    </Section>
  );
}
