import type { ContentPage } from "#load/page-context";
import type { FacilitatorshipContent } from "#load/schema/facilitatorship";
import type { Facts } from "#load/schema/facts";
import { fill } from "#locale/fill";
import { Section } from "#ui/layout/Section.tsx";
import { HourBars } from "#ui/marks/HourBars.tsx";
import { Intro } from "#ui/text/Intro.tsx";

type Training = FacilitatorshipContent["training"];

/** The training: its three steps, each with a picture of its hours. */
export function TrainingHours({ page }: { page: ContentPage<"facilitatorship"> }) {
  const content = page.content.training;
  const { hours } = page.facts.certification;
  const steps = [
    { ...content.steps.introduction, hours: hours.introduction },
    { ...content.steps.training, hours: hours.training },
    { ...content.steps.start, hours: hours.start },
  ];
  const longest = Math.max(...steps.map((step) => step.hours));
  return (
    <Section id="training" labelledBy="training-title" spacing="pb-section">
      <Intro
        id="training-title"
        content={{ title: fill(content.title, { total: totalHours(hours) }), lead: content.lead }}
        spacing="mt-4 mb-8 lg:mb-10"
      />
      <ol className="grid gap-x-10 gap-y-9 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title}>
            <HourBars hours={step.hours} longest={longest} tone={index} />
            <p className="mt-5 font-semibold">{hoursInWords(step.hours, content.hours)}</p>
            <h3 className="mt-2 font-bold text-subtitle tracking-subtitle">{step.title}</h3>
            <p className="mt-2 text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function hoursInWords(count: number, words: Training["hours"]): string {
  return fill(count === 1 ? words.one : words.many, { count });
}

/** The total hours of the training. */
export function totalHours(hours: Facts["certification"]["hours"]): number {
  return hours.introduction + hours.training + hours.start;
}
