import type { FacilitatorshipContent } from "#load/schema/facilitatorship";
import type { Facts } from "#load/schema/facts";
import { fill } from "#locale/fill";
import { formatPrice } from "#locale/formats";
import type { Locale } from "#locale/languages";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { PointList } from "#ui/text/PointList.tsx";
import { totalHours } from "./training-hours.ts";

/** What the certification costs and holds. */
export function CertificationBox({
  content,
  facts,
  locale,
  pricingPath,
}: {
  content: FacilitatorshipContent["certification"];
  facts: Facts;
  locale: Locale;
  pricingPath: string;
}) {
  const { price, hours } = facts.certification;
  const values = { total: totalHours(hours), start: hours.start };
  return (
    <div className="rounded-panel bg-deep p-7 text-on-deep sm:p-9">
      <h3 className="font-semibold">{content.title}</h3>
      <p className="mt-2 mb-5 font-bold text-hero tracking-hero">
        {formatPrice(price, facts.currency, locale)}
      </p>
      <PointList points={content.holds.map((point) => fill(point, values))} />
      <p className="mt-5 border-on-deep-soft/30 border-t pt-5 text-on-deep-soft">{content.text}</p>
      <ButtonLink href={pricingPath} look="inverse" className="mt-6">
        {content.link}
      </ButtonLink>
    </div>
  );
}
