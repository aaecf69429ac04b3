import type { ReactNode } from "react";
import type { OrganizationContent } from "#load/schema/organization";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Intro } from "#ui/text/Intro.tsx";

/** Uses that are not permitted, and why. */
export function Limits({
  content,
  children,
}: {
  content: OrganizationContent["limits"];
  children?: ReactNode;
}) {
  return (
    <Section labelledBy="limits-title">
      <Intro id="limits-title" content={content} />
      <ul className="mt-10 grid gap-x-16 sm:grid-cols-2">
        {content.items.map(({ title, text }) => (
          <li key={title} className="border-line border-t py-6">
            <Headline level={3} variant="subtitle">
              {title}
            </Headline>
            <p className="mt-2 max-w-prose text-soft">{text}</p>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}
