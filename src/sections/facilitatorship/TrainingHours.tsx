import type { ContentPage } from "#load/page-context";
import type { Facts } from "#load/schema/facts";
import { fill } from "#locale/fill";
import { Section } from "#ui/layout/Section.tsx";
import { HourBars } from "#ui/marks/HourBars.tsx";
import { Intro } from "#ui/text/Intro.tsx";

type Hours = Facts["certification"]["hours"];

/** The steps of the training, in their order. */
export const trainingSteps = ["introduction", "training", "start"] as const;

/** The training: its three steps, each with a picture of its hours. */
export function TrainingHours({ page }: { page: ContentPage<"facilitatorship"> }) {
  const content = page.content.training;
  const { hours } = page.facts.certification;
  return (
    <Section id="training" labelledBy="training-title" spacing="pb-section">
      <Intro
        id="training-title"
        content={{ title: fill(content.title, { total: totalHours(hours) }), lead: content.lead }}
        spacing="mt-4 mb-8 lg:mb-10"
      />
      <ol className="grid gap-x-10 gap-y-9 md:grid-cols-3">
        {trainingSteps.map((step, index) => (
          <li key={step}>
            <HourBars hours={hours[step]} longest={longestStep(hours)} tone={index} />
            <p className="mt-5 font-semibold">
              {fill(hours[step] === 1 ? content.hours.one : content.hours.many, {
                count: hours[step],
              })}
            </p>
            <h3 className="mt-2 font-bold text-subtitle tracking-subtitle">
              {content.steps[step].title}
            </h3>
            <p className="mt-2 text-soft">{content.steps[step].text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The total hours of the training. */
export function totalHours(hours: Hours): number {
  return Object.values(hours).reduce((sum, count) => sum + count);
}

/** The hours of the longest step, to whose length the others are drawn. */
export function longestStep(hours: Hours): number {
  return Math.max(...Object.values(hours));
}
