import type { Facts } from "#load/schema/facts";
import type { OrganizationContent } from "#load/schema/organization";
import { fill } from "#locale/fill";
import { formatPrice } from "#locale/formats";
import type { Locale } from "#locale/languages";
import { Section } from "#ui/layout/Section.tsx";
import { HourMarks } from "#ui/marks/HourMarks.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { trainingSteps } from "../facilitatorship/training-hours.ts";
import { Feature } from "../offer/Feature.tsx";

/** Own facilitators: what the certification takes and costs, its hours drawn to scale. */
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
  const drawn = trainingSteps(hours);
  const steps = [
    { name: picture.introduction, ...drawn.introduction },
    { name: picture.training, ...drawn.training },
    { name: picture.start, ...drawn.start },
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
        <ol className="grid gap-6">
          {steps.map(({ name, ...drawn }) => (
            <li key={name}>
              <HourMarks groups={[drawn]} className="h-auto max-h-14 max-w-full sm:max-h-18" />
              <p className="mt-3">
                <span className="font-bold">{inHours(drawn.hours)}</span>{" "}
                <span className="text-soft">{name}</span>
              </p>
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
