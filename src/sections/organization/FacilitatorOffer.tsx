import type { Facts } from "#load/schema/facts";
import type { OrganizationContent } from "#load/schema/organization";
import { fill } from "#locale/fill";
import { formatPrice } from "#locale/formats";
import type { Locale } from "#locale/languages";
import { Section } from "#ui/layout/Section.tsx";
import { HourBars } from "#ui/marks/HourBars.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Feature } from "../offer/Feature.tsx";

/** In-house facilitators: duration and price of the certification, with its hours drawn to scale. */
export function FacilitatorOffer({
  content,
  facts,
  locale,
  facilitatorPath,
}: {
  content: OrganizationContent["facilitators"];
  facts: Facts;
  locale: Locale;
  facilitatorPath: string;
}) {
  const { hours } = facts.certification;
  const price = formatPrice(facts.certification.price, facts.currency, locale);
  const { picture } = content;
  const inHours = (count: number) => `${count} ${count === 1 ? picture.hour : picture.hours}`;
  const steps = [
    { name: picture.introduction, hours: hours.introduction },
    { name: picture.training, hours: hours.training },
    { name: picture.start, hours: hours.start },
  ];
  return (
    <Section labelledBy="facilitators-title" spacing="pb-section">
      <Feature
        id="facilitators-title"
        title={content.title}
        text={content.text}
        points={content.points.map((point) => fill(point, { price, start: hours.start }))}
        pictureFirst
      >
        <HourBars groups={steps.map((step) => step.hours)} />
        <ol className="mt-5 grid gap-2">
          {steps.map((step) => (
            <li key={step.name} className="border-line border-t pt-2">
              <span className="font-bold">{inHours(step.hours)}</span>{" "}
              <span className="text-soft">{step.name}</span>
            </li>
          ))}
        </ol>
        <p className="mt-8">
          <ArrowLink href={facilitatorPath}>{content.link}</ArrowLink>
        </p>
      </Feature>
    </Section>
  );
}
