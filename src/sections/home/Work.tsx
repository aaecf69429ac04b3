import type { HomeContent } from "#load/schema/home";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";

/** What somebody does with the product: the four steps of the process. */
export function Work({
  content,
  productPath,
}: {
  content: HomeContent["work"];
  productPath: string;
}) {
  return (
    <Section tone="mist" labelledBy="work-title">
      <Intro id="work-title" content={content} />
      <ol className="mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {content.steps.map((step, index) => (
          <li key={step.title} className="border-ink border-t-2 pt-5">
            <span className="font-bold text-figure text-spruce" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="mt-2 font-bold text-subtitle tracking-subtitle">{step.title}</h3>
            <p className="mt-2 text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-9">
        <ArrowLink href={productPath}>{content.link}</ArrowLink>
      </p>
    </Section>
  );
}
