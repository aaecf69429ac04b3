import type { ContentPage } from "#load/page-context";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { NextStep } from "../forms/NextStep.tsx";

/** Uses that are not permitted, and why. */
export function Limits({ page }: { page: ContentPage<"organization"> }) {
  const content = page.content.limits;
  return (
    <Section labelledBy="limits-title">
      <Intro id="limits-title" content={content} />
      <ul className="mt-10 grid gap-x-16 sm:grid-cols-2">
        {content.items.map(({ title, text }) => (
          <li key={title} className="border-line border-t py-6">
            <Headline level={3}>{title}</Headline>
            <p className="mt-2 max-w-prose text-soft">{text}</p>
          </li>
        ))}
      </ul>
      <NextStep page={page} />
    </Section>
  );
}
