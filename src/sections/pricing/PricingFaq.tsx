import type { ContentPage } from "#load/page-context.ts";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { FaqList } from "../faq/FaqList.tsx";
import type { FaqAnswer } from "../faq/faq-answers.ts";

/** Questions about prices, with a link to all questions. */
export function PricingFaq({
  page,
  answers,
}: {
  page: ContentPage<"pricing">;
  answers: FaqAnswer[];
}) {
  const content = page.content.faq;
  return (
    <Section id="faq" labelledBy="faq-title" spacing="band-below">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-3">
        <div>
          <Headline id="faq-title" variant="heading" className="mb-2 lg:mb-4">
            {content.title}
          </Headline>
          <p className="grid justify-items-start gap-3">
            <ArrowLink href={page.getHref("faq")}>{content.link}</ArrowLink>
            <ArrowLink href={page.getHref("hr")}>{page.names.hr}</ArrowLink>
          </p>
        </div>
        <div className="lg:col-span-2">
          <FaqList answers={answers} />
        </div>
      </div>
    </Section>
  );
}
