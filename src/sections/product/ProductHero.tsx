import ArrowDown from "lucide-react/icons/arrow-down";
import type { ContentPage } from "#load/page-context.ts";
import type { Testimonial } from "#load/schema/testimonials.ts";
import { PageHero } from "#ui/layout/PageHero.tsx";
import { getContactHref } from "../forms/contact-href.ts";
import { Quotation } from "../proof/Quotation.tsx";
import { StoryPicture } from "./StoryPicture.tsx";

/** The first section of the product page: a picture in three parts that link to their sections. */
export function ProductHero({
  page,
  testimonial,
}: {
  page: ContentPage<"product">;
  testimonial: Testimonial | undefined;
}) {
  const content = page.content.hero;
  const { t } = page;
  const { stations } = content;
  return (
    <PageHero
      {...content}
      actions={[
        { href: getContactHref(page), label: t["action.talk"] },
        { href: "#map", label: content.read },
      ]}
      proof={testimonial && <Quotation locale={page.locale} testimonial={testimonial} />}
      picture="below"
    >
      <ol className="md:grid md:grid-cols-3">
        {(["map", "describe", "develop"] as const).map((part) => (
          <li key={part} className="group/station flex items-center justify-between md:block">
            <StoryPicture
              part={part}
              gap={t["view.gap"]}
              description={stations[part].description}
            />
            {/* Each under its ring: at the left end, in the middle and at the right end of the line. */}
            <div className="wrap-anywhere hyphens-auto max-md:-order-1 md:border-line md:border-t md:pt-3 md:group-even/station:text-center md:group-last/station:text-right">
              <a
                href={`#${part}`}
                className="group inline-flex items-center gap-1 font-bold text-note md:gap-2 md:text-subtitle md:tracking-subtitle hover:underline touch:min-h-11"
              >
                {stations[part].title}
                <ArrowDown
                  className="size-4.5 text-spruce transition-transform group-hover:translate-y-1"
                  aria-hidden="true"
                />
              </a>
            </div>
          </li>
        ))}
      </ol>
    </PageHero>
  );
}
