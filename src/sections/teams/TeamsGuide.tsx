import type { ReactNode } from "react";
import type { ContentPage } from "#load/page-context";
import type { RatingContent } from "#load/schema/rating";
import type { TeamsContent } from "#load/schema/teams";
import { Contents } from "#ui/layout/Contents.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Paragraphs } from "#ui/text/Paragraphs.tsx";
import { talkPath } from "../forms/talk-path.ts";
import { RatingList } from "../rating/RatingList.tsx";
import { TeamAgreements } from "./TeamAgreements.tsx";
import { TeamConflict } from "./TeamConflict.tsx";
import { TeamCosts } from "./TeamCosts.tsx";
import { TeamFollowUp } from "./TeamFollowUp.tsx";
import { TeamMapReading } from "./TeamMapReading.tsx";
import { TeamMeeting } from "./TeamMeeting.tsx";
import { TeamMisreading } from "./TeamMisreading.tsx";
import { TeamNewcomer } from "./TeamNewcomer.tsx";
import { TeamPatterns } from "./TeamPatterns.tsx";
import { TeamRemote } from "./TeamRemote.tsx";
import { TeamRoles } from "./TeamRoles.tsx";
import { TeamWorkshop } from "./TeamWorkshop.tsx";

interface Chapter {
  /** The id of the section, which is part of addresses. */
  id: string;
  /** The key of its content. */
  key: Exclude<keyof TeamsContent, "meta" | "hero" | "contents" | "parts" | "start">;
  /** What is below the paragraphs. */
  Picture: (props: { page: ContentPage<"teams"> }) => ReactNode;
  /** The window on which the picture is beside the paragraphs instead. */
  beside?: "md:grid-cols-2" | "xl:grid-cols-2";
}

/** The parts of the guide and their sections, which are numbered throughout. */
const parts: { id: keyof TeamsContent["parts"]; chapters: Chapter[] }[] = [
  {
    id: "map",
    chapters: [
      { id: "misreading", key: "misreading", Picture: TeamMisreading },
      { id: "team-map", key: "teamMap", Picture: TeamMapReading },
      { id: "roles", key: "roles", Picture: TeamRoles, beside: "xl:grid-cols-2" },
      { id: "patterns", key: "patterns", Picture: TeamPatterns },
    ],
  },
  {
    id: "day",
    chapters: [
      { id: "meetings", key: "meetings", Picture: TeamMeeting },
      { id: "conflicts", key: "conflicts", Picture: TeamConflict },
      { id: "new-member", key: "newMember", Picture: TeamNewcomer, beside: "md:grid-cols-2" },
      { id: "remote-work", key: "remote", Picture: TeamRemote },
    ],
  },
  {
    id: "work",
    chapters: [
      { id: "workshop", key: "workshop", Picture: TeamWorkshop },
      { id: "agreements", key: "agreements", Picture: TeamAgreements },
      { id: "follow-up", key: "followUp", Picture: TeamFollowUp, beside: "xl:grid-cols-2" },
    ],
  },
  { id: "begin", chapters: [{ id: "costs", key: "costs", Picture: TeamCosts }] },
];
const chapters = parts.flatMap((part) => part.chapters);
const numberOf = (chapter: Chapter) => chapters.indexOf(chapter) + 1;

/** The number of the last section, `TeamsStart`. */
export const lastNumber = chapters.length + 1;

/** The guide with its table of contents, except for the last section. */
export function TeamsGuide({
  page,
  rating,
}: {
  page: ContentPage<"teams">;
  /** How the rating works, of which the section on the session has lines. */
  rating: RatingContent;
}) {
  const { content } = page;
  const groups = parts.map((part) => ({
    title: content.parts[part.id],
    entries: part.chapters.map((chapter) => ({
      id: chapter.id,
      number: numberOf(chapter),
      title: content[chapter.key].short,
    })),
  }));
  groups.at(-1)?.entries.push({ id: "start", number: lastNumber, title: content.start.short });
  return (
    <Section spacing="pb-section">
      <div className="grid gap-x-14 gap-y-14 lg:grid-cols-4">
        <div>
          <Contents title={content.contents.title} groups={groups} />
        </div>
        <div className="grid min-w-0 gap-section lg:col-span-3">
          {parts.map((part) => (
            <div key={part.id}>
              <h2 className="border-ink border-t-2 pt-4 font-bold text-lead">
                {content.parts[part.id]}
              </h2>
              <div className="mt-7 grid gap-11 lg:mt-10 lg:gap-section">
                {part.chapters.map((chapter) => (
                  <GuideChapter key={chapter.id} page={page} chapter={chapter} rating={rating} />
                ))}
              </div>
              {part.id === "map" && (
                <p className="mt-8">
                  <ArrowLink href={page.pathTo("example")}>{page.t["action.example"]}</ArrowLink>
                </p>
              )}
              {part.id === "work" && (
                <p className="mt-8">
                  <ArrowLink href={talkPath(page)}>{page.t["action.talk"]}</ArrowLink>
                </p>
              )}
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

function GuideChapter({
  page,
  chapter,
  rating,
}: {
  page: ContentPage<"teams">;
  chapter: Chapter;
  rating: RatingContent;
}) {
  const { id, key, Picture, beside } = chapter;
  const { title, paragraphs } = page.content[key];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="md:grid md:grid-cols-chapter md:items-baseline"
    >
      <p className="font-bold text-figure text-spruce tracking-title" aria-hidden="true">
        {numberOf(chapter)}
      </p>
      <Headline level={3} variant="heading" id={`${id}-title`}>
        {title}
      </Headline>
      <div
        className={`mt-3.5 md:col-start-2 md:mt-5 ${beside ? `grid gap-x-12 gap-y-5 md:gap-y-8 ${beside}` : ""}`}
      >
        <Paragraphs texts={paragraphs} />
        <Picture page={page} />
        {key === "workshop" && (
          <div className="mt-8">
            <RatingList
              content={rating}
              parts={["respondents", "profile", "organisation", "time"]}
            />
          </div>
        )}
      </div>
    </section>
  );
}
