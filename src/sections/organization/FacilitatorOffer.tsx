import type { ContentPage } from "#load/page-context.ts";
import { interpolate } from "#locale/interpolate.ts";
import { selectPluralForm } from "#locale/plural.ts";
import { HourBars } from "#ui/drawings/HourBars.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { getMaxStepHours, trainingSteps } from "../facilitatorship/TrainingHours.tsx";
import { Offer } from "./Offer.tsx";

/** In-house facilitators: duration and price of the certification, with its hours drawn to scale. */
export function FacilitatorOffer({ page }: { page: ContentPage<"organization"> }) {
  const content = page.content.facilitators;
  const { hours, price } = page.facts.certification;
  const { picture } = content;
  const formatHours = (count: number) =>
    interpolate(selectPluralForm(picture.hours, count, page.locale), { count });
  return (
    <Offer
      id="facilitators-title"
      content={content}
      points={content.points.map((point) =>
        interpolate(point, { price: page.formatPrice(price), start: hours.start }),
      )}
      isPictureFirst
    >
      <ol>
        {trainingSteps.map((step, index) => (
          <li
            key={step}
            className="grid grid-cols-3 items-center gap-x-5 border-line border-t py-4 first:border-t-0"
          >
            <HourBars hours={hours[step]} longest={getMaxStepHours(hours)} tone={index} />
            <p className="col-span-2">
              <span className="font-bold">{formatHours(hours[step])}</span>{" "}
              <span className="text-soft">{picture[step]}</span>
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <ArrowLink href={page.getHref("facilitatorship")}>{content.link}</ArrowLink>
      </p>
    </Offer>
  );
}
