import type { ReactNode } from "react";
import { Section } from "#ui/layout/Section.tsx";
import { Intro } from "#ui/text/Intro.tsx";

/** A titled part of the document; `below` puts what it holds below the title also on wide windows. */
export function HrPart({
  id,
  content,
  tone = "plain",
  below = false,
  children,
}: {
  id: string;
  content: { title: string; lead: string };
  tone?: "plain" | "mist";
  below?: boolean;
  children: ReactNode;
}) {
  return (
    <Section id={id} tone={tone} labelledBy={`${id}-title`} spacing="py-band">
      <div className={below ? "" : "grid gap-x-16 lg:grid-cols-12"}>
        <div className={below ? "" : "lg:col-span-4"}>
          <Intro id={`${id}-title`} variant="heading" content={content} spacing="mt-3" />
        </div>
        <div className={`hr-body mt-6 print:mt-2 ${below ? "" : "min-w-0 lg:col-span-8 lg:mt-0"}`}>
          {children}
        </div>
      </div>
    </Section>
  );
}
