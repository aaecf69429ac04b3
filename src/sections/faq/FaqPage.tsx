import type { ContentPage } from "#load/page-context.ts";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import { FaqList } from "./FaqList.tsx";
import { type FaqAnswer, groupAnswers } from "./faq-answers.ts";

/** The page of questions, with a link to the contact form for other questions. */
export function FaqPage({ page, answers }: { page: ContentPage<"faq">; answers: FaqAnswer[] }) {
  const { content, t } = page;
  return (
    <Section labelledBy="faq-title" padding="pt-12 pb-section lg:pt-18">
      <Headline level={1} id="faq-title" className="max-w-title">
        {content.hero.title}
      </Headline>
      <Lead className="mt-5">{content.hero.lead}</Lead>
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-3">
        <div className="grid gap-12 lg:col-span-2">
          {groupAnswers(answers, content.groups).map(({ id, title, answers }, index) => (
            <section key={id} aria-labelledby={`group-${id}`}>
              <Headline level={2} variant="heading" id={`group-${id}`} className="mb-5">
                {title}
              </Headline>
              <FaqList answers={answers} open={index === 0} />
            </section>
          ))}
        </div>
        <aside className="self-start border-producer lg:sticky lg:top-28 border-t-3 pt-5">
          <Headline level={2} variant="subtitle">
            {content.more.title}
          </Headline>
          <p className="mt-2 mb-4 text-soft">{content.more.text}</p>
          <p className="grid justify-items-start gap-3">
            <ArrowLink href={page.getHref("contact")}>{content.more.link}</ArrowLink>
            <ArrowLink href={page.getHref("hr")}>{page.names.hr}</ArrowLink>
            <ArrowLink href={page.getHref("example")}>{t["action.example"]}</ArrowLink>
          </p>
        </aside>
      </div>
    </Section>
  );
}
