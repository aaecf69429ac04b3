import type { ContentPage } from "#load/page-context";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Intro } from "#ui/text/Intro.tsx";

/** Uses that are not permitted, and why. */
export function Limits({ page }: { page: ContentPage<"organization"> }) {
  const content = page.content.limits;
  return (
    <Section labelledBy="limits-title" spacing="py-band">
      <Intro id="limits-title" variant="heading" content={content} spacing="mt-3" />
      <ul className="mt-6 grid gap-x-10 sm:grid-cols-2 xl:grid-cols-4">
        {content.items.map(({ title, text }) => (
          <li key={title} className="border-line border-t py-4">
            <Headline level={3}>{title}</Headline>
            <p className="mt-1 max-w-prose text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
