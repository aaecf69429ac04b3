import type { ReactNode } from "react";
import type { ScienceContent } from "#load/schema/science";
import type { Chapter } from "#load/science";
import { fill } from "#locale/fill";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import { ChapterFoot } from "./ChapterFoot.tsx";

/** A chapter from its title to the links that lead on. */
export function ChapterText({
  chapter,
  chapters,
  words,
  children,
}: {
  chapter: Chapter;
  /** All chapters in their order. */
  chapters: Chapter[];
  words: ScienceContent["chapters"];
  children: ReactNode;
}) {
  const number = chapters.indexOf(chapter) + 1;
  const next = chapters[number];
  return (
    <>
      <p className="mb-3 font-semibold text-small text-soft">
        {fill(words.position, { number, count: chapters.length })}
      </p>
      <Headline level={2} look="title" id={`${chapter.id}-title`}>
        {chapter.title}
      </Headline>
      <Lead className="mt-5 mb-9">{chapter.summary}</Lead>
      {children}
      {next && (
        <p className="mt-10 md:hidden">
          <ArrowLink href={`#${next.id}`}>{`${words.next} ${next.nav}`}</ArrowLink>
        </p>
      )}
      <ChapterFoot
        previous={chapters[number - 2]}
        next={next}
        position={fill(words.position, { number, count: chapters.length })}
        words={words}
      />
    </>
  );
}
