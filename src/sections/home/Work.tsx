import type { HomeContent } from "#load/schema/home";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";

const columns = { 2: "", 3: "lg:grid-cols-3", 4: "lg:grid-cols-4" };

/** How many columns so many steps fill best in a wide window. */
function columnsFor(steps: number): keyof typeof columns {
  if (steps <= 2) return 2;
  return steps % 4 !== 0 && (steps % 3 === 0 || steps === 5) ? 3 : 4;
}

/** What somebody does with the product: the steps of the process. */
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
      <ol
        className={`mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 ${columns[columnsFor(content.steps.length)]}`}
      >
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
