import type { ReactNode } from "react";
import type { HomeContent } from "#load/schema/home";
import { Section } from "#ui/layout/Section.tsx";
import { Mark } from "#ui/marks/Mark.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";

/** What I meant beside what they met: the same moment in two views. */
export function TwoViews({
  content,
  sciencePath,
}: {
  content: HomeContent["judge"];
  sciencePath: string;
}) {
  return (
    <Section tone="mist" labelledBy="judge-title">
      <Intro id="judge-title" content={content} />
      <div className="mt-10 grid grid-cols-1 gap-5 md:grid-cols-2">
        <View title={content.we.title} quote={content.we.quote}>
          <Mark view="self" className="size-9 text-ink" />
        </View>
        <View title={content.they.title} quote={content.they.quote}>
          <Mark view="others" className="size-9" />
        </View>
      </div>
      <p className="mt-9">
        <ArrowLink href={sciencePath}>{content.link}</ArrowLink>
      </p>
    </Section>
  );
}

function View({ title, quote, children }: { title: string; quote: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-5 rounded-card border border-line bg-card p-6 sm:p-8">
      {children}
      <figure className="min-w-0">
        <figcaption className="text-small text-soft">{title}</figcaption>
        <blockquote className="mt-1 font-semibold text-subtitle tracking-subtitle">
          <p>{quote}</p>
        </blockquote>
      </figure>
    </div>
  );
}
