import type { ContentPage } from "#load/page-context.ts";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Intro } from "#ui/text/Intro.tsx";

/** Classes by which the last item fills the rest of its row. */
function getLastSpan(count: number): string {
  if (fillsRowsOfFour(count)) return "";
  const ofTwo = count % 2 === 1 ? "sm:last:col-span-2" : "";
  const ofThree = ["lg:last:col-span-1", "lg:last:col-span-3", "lg:last:col-span-2"][count % 3];
  return `${ofTwo} ${ofThree}`;
}

/** Whether the items fill rows of four. */
function fillsRowsOfFour(count: number): boolean {
  return count % 4 === 0;
}

/** Use cases of organisations, side by side. */
export function UseCases({ page }: { page: ContentPage<"organization"> }) {
  const content = page.content.useCases;
  const { cases } = content;
  const last = getLastSpan(cases.length);
  return (
    <Section labelledBy="use-cases-title" spacing="band">
      <Intro id="use-cases-title" variant="heading" content={content} spacing="mt-3" />
      <ul
        className={`mt-6 grid break-inside-avoid gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-2 ${fillsRowsOfFour(cases.length) ? "xl:grid-cols-4" : "lg:grid-cols-3"}`}
      >
        {cases.map(({ title, text }) => (
          <li key={title} className={`bg-paper px-5 py-3.5 sm:p-6 ${last}`}>
            <Headline level={3}>{title}</Headline>
            <p className="mt-1 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
