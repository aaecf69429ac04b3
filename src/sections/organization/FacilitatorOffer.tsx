import type { ContentPage } from "#load/page-context";
import { fill } from "#locale/fill";
import { Section } from "#ui/layout/Section.tsx";
import { HourBars } from "#ui/marks/HourBars.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Feature } from "../offer/Feature.tsx";

/** In-house facilitators: duration and price of the certification, with its hours drawn to scale. */
export function FacilitatorOffer({ page }: { page: ContentPage<"organization"> }) {
  const content = page.content.facilitators;
  const { hours, price } = page.facts.certification;
  const { picture } = content;
  const inHours = (count: number) => `${count} ${count === 1 ? picture.hour : picture.hours}`;
  const steps = [
    { name: picture.introduction, hours: hours.introduction },
    { name: picture.training, hours: hours.training },
    { name: picture.start, hours: hours.start },
  ];
  const longest = Math.max(...steps.map((step) => step.hours));
  return (
    <Section labelledBy="facilitators-title" spacing="pb-section">
      <Feature
        id="facilitators-title"
        title={content.title}
        text={content.text}
        points={content.points.map((point) =>
          fill(point, { price: page.price(price), start: hours.start }),
        )}
        pictureFirst
      >
        <ol>
          {steps.map((step, index) => (
            <li
              key={step.name}
              className="grid grid-cols-3 items-center gap-x-5 border-line border-t py-4 first:border-t-0"
            >
              <HourBars hours={step.hours} longest={longest} tone={index} />
              <p className="col-span-2">
                <span className="font-bold">{inHours(step.hours)}</span>{" "}
                <span className="text-soft">{step.name}</span>
              </p>
            </li>
          ))}
        </ol>
        <p className="mt-6">
          <ArrowLink href={page.pathTo("facilitatorship")}>{content.link}</ArrowLink>
        </p>
      </Feature>
    </Section>
  );
}
