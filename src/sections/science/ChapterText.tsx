import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import type { ReactNode } from "react";
import type { ContentPage } from "#load/page-context";
import type { ScienceContent } from "#load/schema/science";
import type { Chapter } from "#load/science";
import { fill } from "#locale/fill";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { PointList } from "#ui/text/PointList.tsx";
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
  const words = page.content.chapters;
  const number = chapters.indexOf(chapter) + 1;
  const next = chapters[number];
  const position = fill(words.position, { number, count: chapters.length });
  return (
    <>
      <p className="mb-3 font-semibold text-small text-soft no-script:block max-lg:hidden">
        {position}
      </p>
      <button
        type="button"
        popoverTarget={chapterListId}
        className="mb-1 flex min-h-11 flex-wrap items-center gap-x-4 text-left font-semibold text-small no-script:hidden lg:hidden"
      >
        <span className="text-soft">{position}</span>{" "}
        <span className="inline-flex items-center gap-1.5 text-spruce">
          {words.all}
          <ChevronDown className="size-4.5" aria-hidden="true" />
        </span>
      </button>
      <Intro
        id={`${chapter.id}-title`}
        content={{ title: chapter.title, lead: chapter.summary }}
        spacing="mt-5 mb-9"
      />
      {chapter.inShort && (
        <div className="mb-9 border-producer border-l-3 pl-5">
          <p className="mb-2 font-semibold">{words.short}</p>
          <PointList points={chapter.inShort} />
        </div>
      )}
      {children}
      {next && (
        <p className="mt-10 md:hidden">
          <ArrowLink href={`#${next.id}`}>{`${words.next} ${next.nav}`}</ArrowLink>
        </p>
      )}
      <ChapterFoot previous={chapters[number - 2]} next={next} position={position} words={words} />
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
    <nav
      data-screen-only
      aria-label={words.steps}
      className="chapter-foot -mx-6 mt-12 flex items-center justify-between gap-2 border-line border-t bg-paper px-6 py-2 lg:mx-0 lg:items-start lg:gap-10 lg:px-0 lg:pt-6"
    >
      <Step to={previous} label={words.previous}>
        <ArrowLeft className="size-5 shrink-0" aria-hidden="true" />
      </Step>
      <button
        type="button"
        popoverTarget={chapterListId}
        className="inline-flex min-h-11 min-w-0 items-center gap-2 rounded-pill border-2 border-edge px-3 font-semibold text-small no-script:hidden sm:px-4 lg:hidden"
      >
        {position}
        <ChevronUp className="size-4.5 shrink-0" aria-hidden="true" />
      </button>
      <Step to={next} label={words.next} isNext>
        <ArrowRight className="size-5 shrink-0" aria-hidden="true" />
      </Step>
    </nav>
  );
}

function Step({
  to,
  label,
  isNext = false,
  children,
}: {
  to: Chapter | undefined;
  label: string;
  isNext?: boolean;
  children: ReactNode;
}) {
  if (!to) return <span className="size-11" />;
  return (
    <a
      href={`#${to.id}`}
      className={`inline-flex min-h-11 min-w-11 items-center gap-2.5 font-semibold hover:text-spruce ${isNext ? "flex-row-reverse" : ""}`}
    >
      {children}
      <span className="max-md:sr-only">
        <span className="sr-only">{label} </span>
        {to.nav}
      </span>
    </a>
  );
}
