import type { ReactNode } from "react";
import type { ContentPage } from "#load/page-context.ts";
import { ViewMark } from "#ui/drawings/ViewMark.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Paragraphs } from "#ui/text/Paragraphs.tsx";

/** The problem that the product solves, and one moment as seen by oneself and by others. */
export function Problem({ page }: { page: ContentPage<"home"> }) {
  const content = page.content.problem;
  const { twoViews } = page.content;
  return (
    <Section labelledBy="problem-title" spacing="band">
      <div className="grid gap-x-16 gap-y-7 lg:grid-cols-2">
        <div>
          <Headline id="problem-title">{content.title}</Headline>
          <Paragraphs texts={content.paragraphs} className="mt-4 text-soft" />
        </div>
        <div className="lg:pt-2">
          <h3 className="font-bold text-subtitle tracking-subtitle">{twoViews.title}</h3>
          <div className="mt-4 grid gap-3.5">
            <View title={twoViews.self.title} quote={twoViews.self.quote}>
              <ViewMark view="self" className="mt-1 size-7 text-ink" />
            </View>
            <View title={twoViews.others.title} quote={twoViews.others.quote}>
              <ViewMark view="others" className="mt-1 size-7" />
            </View>
          </div>
          <p className="mt-5">
            <ArrowLink href={page.getHref("science", "how-it-measures")}>{twoViews.link}</ArrowLink>
          </p>
        </div>
      </div>
    </Section>
  );
}

function View({ title, quote, children }: { title: string; quote: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-5 border-line border-t pt-4">
      {children}
      <figure className="min-w-0">
        <figcaption className="text-small text-soft">{title}</figcaption>
        <blockquote className="font-semibold text-lead">
          <p>{quote}</p>
        </blockquote>
      </figure>
    </div>
  );
}
