import type { ReactNode } from "react";
import type { ContentPage } from "#load/page-context.ts";
import type { ScienceContent } from "#load/schema/science.ts";
import type { Chapter } from "#load/science.ts";
import { interpolate } from "#locale/interpolate.ts";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import { PointList } from "#ui/text/PointList.tsx";
import { ChapterIcon } from "./ChapterIcons.tsx";
import { chapterListId } from "./ChapterList.tsx";

/** A chapter with its title, text and links to the previous and next one. */
export function ChapterText({
  page,
  chapter,
  chapters,
  children,
}: {
  page: ContentPage<"science">;
  chapter: Chapter;
  chapters: Chapter[];
  children: ReactNode;
}) {
  const texts = page.content.chapters;
  const number = chapters.indexOf(chapter) + 1;
  const next = chapters[number];
  const position = interpolate(texts.position, { number, count: chapters.length });
  return (
    <>
      <p className="chapter-place">
        {`${position} `}
        <button type="button" popoverTarget={chapterListId}>
          {texts.all}
          <ChapterIcon name="open" />
        </button>
      </p>
      <Headline>{chapter.title}</Headline>
      <Lead className="mt-5 mb-9">{chapter.summary}</Lead>
      {chapter.inShort && (
        <div className="mb-9 border-producer border-l-3 pl-5">
          <p className="mb-2 font-semibold">{texts.short}</p>
          <PointList points={chapter.inShort} className="max-w-prose" />
        </div>
      )}
      {children}
      {next && (
        <p className="mt-10 md:hidden">
          <ArrowLink href={`#${next.id}`}>{`${texts.next} ${next.nav}`}</ArrowLink>
        </p>
      )}
      <ChapterFoot previous={chapters[number - 2]} next={next} position={position} words={texts} />
    </>
  );
}

/**
 * Links to the previous and next chapter. On narrow windows they are sticky and include the button that
 * opens the list of chapters.
 */
function ChapterFoot({
  previous,
  next,
  position,
  words,
}: {
  previous: Chapter | undefined;
  next: Chapter | undefined;
  position: string;
  words: ScienceContent["chapters"];
}) {
  return (
    <nav data-screen-only aria-label={words.steps} className="chapter-foot">
      {previous ? (
        <a href={`#${previous.id}`}>
          <ChapterIcon name="previous" />
          <StepName label={words.previous} chapter={previous} />
        </a>
      ) : (
        <span />
      )}
      <button type="button" popoverTarget={chapterListId}>
        {position}
        <ChapterIcon name="list" />
      </button>
      {next ? (
        <a href={`#${next.id}`}>
          <StepName label={words.next} chapter={next} />
          <ChapterIcon name="next" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** The name of a chapter, which on narrow windows only screen readers get. */
function StepName({ label, chapter }: { label: string; chapter: Chapter }) {
  return (
    <span>
      <span className="sr-only">{`${label} `}</span>
      {chapter.nav}
    </span>
  );
}
