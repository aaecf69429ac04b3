import type { Facts } from "#load/schema/facts";
import type { OrganizationContent } from "#load/schema/organization";
import { fill } from "#locale/fill";
import { formatPrice } from "#locale/formats";
import type { Locale } from "#locale/languages";
import { ArrowLink } from "#ui/ArrowLink.tsx";
import { HourDots } from "#ui/HourDots.tsx";
import { Section } from "#ui/Section.tsx";
import { Feature } from "./Feature.tsx";

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
  facilitatorPath: string | undefined;
}) {
  const { hours } = facts.certification;
  const price = formatPrice(facts.certification.price, facts.currency, locale);
  const { picture } = content;
  const inHours = (count: number) => `${count} ${count === 1 ? picture.hour : picture.hours}`;
  return (
    <Section labelledBy="facilitators-title" spacing="pb-section">
      <Feature
        id="facilitators-title"
        title={content.title}
        text={content.text}
        points={content.points.map((point) => fill(point, { price, start: hours.start }))}
        pictureFirst
      >
        <HourDots
          steps={[
            {
              name: picture.introduction,
              hours: hours.introduction,
              label: inHours(hours.introduction),
            },
            { name: picture.training, hours: hours.training, label: inHours(hours.training) },
            { name: picture.start, hours: hours.start, label: inHours(hours.start) },
          ]}
        />
        {facilitatorPath && (
          <p className="mt-8">
            <ArrowLink href={facilitatorPath}>{content.link}</ArrowLink>
          </p>
        )}
      </Feature>
    </Section>
  );
}
