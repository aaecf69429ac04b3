import type { ContentPage } from "#load/page-context.ts";
import type { Facts } from "#load/schema/facts.ts";
import { interpolate } from "#locale/interpolate.ts";
import { selectPluralForm } from "#locale/plural.ts";
import { HourBars } from "#ui/drawings/HourBars.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";

type Hours = Facts["certification"]["hours"];

export const trainingSteps = ["introduction", "training", "start"] as const;

/** The training: its three steps, each with a picture of its hours, and what it costs. */
export function TrainingHours({ page }: { page: ContentPage<"facilitatorship"> }) {
  const { training, certification } = page.content;
  const { hours, price } = page.facts.certification;
  return (
    <Section id="training" tone="deep" labelledBy="training-title" spacing="band">
      <Headline id="training-title">
        {interpolate(training.title, { total: sumHours(hours) })}
      </Headline>
      <p className="mt-3 max-w-prose text-lead text-on-deep-soft">{training.lead}</p>
      <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-4">
        <ol className="grid gap-x-10 gap-y-7 md:grid-cols-3 lg:col-span-3">
          {trainingSteps.map((step, index) => (
            <li key={step}>
              <p className="font-semibold">
                {interpolate(selectPluralForm(training.hours, hours[step], page.locale), {
                  count: hours[step],
                })}
              </p>
              <div className="mt-2 max-md:w-3/5">
                <HourBars
                  hours={hours[step]}
                  longest={getMaxStepHours(hours)}
                  tone={index}
                  ground="deep"
                />
              </div>
              <h3 className="mt-3 font-bold lg:mt-5 text-subtitle tracking-subtitle">
                {training.steps[step].title}
              </h3>
              <p className="mt-2 text-on-deep-soft">{training.steps[step].text}</p>
            </li>
          ))}
        </ol>
        <div className="border-on-deep/25 max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-8">
          <h3 className="font-semibold">{certification.title}</h3>
          <p className="mt-1 wrap-anywhere font-bold text-title tracking-title">
            {page.formatPrice(price)}
          </p>
          <p className="mt-2 text-on-deep-soft">
            {certification.text}{" "}
            <a
              href={page.getHref("pricing")}
              className="inline-block py-0.5 font-semibold text-on-deep underline underline-offset-4 touch:py-2.5"
            >
              {certification.link}
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}

function sumHours(hours: Hours): number {
  return Object.values(hours).reduce((sum, count) => sum + count);
}

/** Returns the hours of the longest step: it sets the scale of the others. */
export function getMaxStepHours(hours: Hours): number {
  return Math.max(...Object.values(hours));
}
