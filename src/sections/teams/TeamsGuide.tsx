import type { ReactNode } from "react";
import type { ContentPage } from "#load/page-context.ts";
import type { RatingContent } from "#load/schema/rating.ts";
import type { TeamsContent } from "#load/schema/teams.ts";
import { Section } from "#ui/layout/Section.tsx";
import { TableOfContents } from "#ui/layout/TableOfContents.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Paragraphs } from "#ui/text/Paragraphs.tsx";
import { getContactHref } from "../forms/contact-href.ts";
import { RatingList } from "../rating/RatingList.tsx";
import { type SceneKey, sceneIds } from "./scenes.ts";
import { TeamAgreements } from "./TeamAgreements.tsx";
import { TeamConflict } from "./TeamConflict.tsx";
import { TeamCosts } from "./TeamCosts.tsx";
import { TeamFollowUp } from "./TeamFollowUp.tsx";
import { TeamMapReading } from "./TeamMapReading.tsx";
import { TeamMeeting } from "./TeamMeeting.tsx";
import { TeamMisreading } from "./TeamMisreading.tsx";
import { TeamPatterns } from "./TeamPatterns.tsx";
import { TeamRemote } from "./TeamRemote.tsx";
import { TeamRoles } from "./TeamRoles.tsx";
import { SceneOfSection, TeamScenes } from "./TeamScenes.tsx";
import { TeamWorkshop } from "./TeamWorkshop.tsx";

interface TeamsChapter {
  key: SceneKey | "costs";
  /** The component below the paragraphs. */
  Below?: (props: { page: ContentPage<"teams"> }) => ReactNode;
}

/** The parts of the guide that are read beside the map, and their sections, which are numbered throughout. */
const parts: { id: keyof TeamsContent["parts"]; chapters: TeamsChapter[] }[] = [
  {
    id: "map",
    chapters: [
      { key: "misreading", Below: TeamMisreading },
      { key: "teamMap", Below: TeamMapReading },
      { key: "roles", Below: TeamRoles },
      { key: "patterns", Below: TeamPatterns },
    ],
  },
  {
    id: "day",
    chapters: [
      { key: "meetings", Below: TeamMeeting },
      { key: "conflicts", Below: TeamConflict },
      { key: "newMember" },
      { key: "remote", Below: TeamRemote },
    ],
  },
  {
    id: "work",
    chapters: [
      { key: "workshop", Below: TeamWorkshop },
      { key: "agreements", Below: TeamAgreements },
      { key: "followUp", Below: TeamFollowUp },
    ],
  },
];
const costs: TeamsChapter = { key: "costs", Below: TeamCosts };
const getSectionId = ({ key }: TeamsChapter) => (key === "costs" ? key : sceneIds[key]);
const chapters = [...parts.flatMap((part) => part.chapters), costs];
const getNumber = (chapter: TeamsChapter) => chapters.indexOf(chapter) + 1;

/** The number of the last section, `TeamsStart`. */
export const lastNumber = chapters.length + 1;

/** The guide with its table of contents, except for the last section. */
export function TeamsGuide({
  page,
  rating,
}: {
  page: ContentPage<"teams">;
  /** How the rating works: the section on the session shows some of its lines. */
  rating: RatingContent;
}) {
  const { content } = page;
  const createEntry = (chapter: TeamsChapter) => ({
    id: getSectionId(chapter),
    number: getNumber(chapter),
    title: content[chapter.key].short,
  });
  const start = { id: "start", number: lastNumber, title: content.start.short };
  const groups = [
    ...parts.map(({ id, chapters }) => ({
      title: content.parts[id],
      entries: chapters.map(createEntry),
    })),
    { title: content.parts.begin, entries: [createEntry(costs), start] },
  ];
  return (
    <Section spacing="band-below">
      <TableOfContents title={content.contents.title} groups={groups} layout="top" />
      <div className="mt-8 lg:mt-10">
        <div className="scenes">
          <TeamScenes page={page} />
          {parts.map((part) => (
            <div key={part.id} className="scene-part">
              <PartTitle>{content.parts[part.id]}</PartTitle>
              {part.chapters.map((chapter) => (
                <GuideChapter key={chapter.key} page={page} chapter={chapter} rating={rating} />
              ))}
              {part.id === "map" && (
                <p className="mb-9">
                  <ArrowLink href={page.getHref("example")}>{page.t["action.example"]}</ArrowLink>
                </p>
              )}
              {part.id === "work" && (
                <p className="mb-9">
                  <ArrowLink href={getContactHref(page)}>{page.t["action.talk"]}</ArrowLink>
                </p>
              )}
            </div>
          ))}
        </div>
        <PartTitle>{content.parts.begin}</PartTitle>
        <GuideChapter page={page} chapter={costs} rating={rating} />
      </div>
    </Section>
  );
}

function PartTitle({ children }: { children: ReactNode }) {
  return <h2 className="mb-6 border-ink border-t-2 pt-3.5 font-bold text-lead">{children}</h2>;
}

function GuideChapter({
  page,
  chapter,
  rating,
}: {
  page: ContentPage<"teams">;
  chapter: TeamsChapter;
  rating: RatingContent;
}) {
  const { key, Below } = chapter;
  const id = getSectionId(chapter);
  const { title, paragraphs } = page.content[key];
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scene-section pb-10 md:pb-12">
      <div className="flex items-baseline gap-3.5 md:grid md:grid-cols-chapter md:gap-0">
        <p className="font-bold text-figure text-spruce tracking-title" aria-hidden="true">
          {getNumber(chapter)}
        </p>
        <Headline level={3} variant="heading" id={`${id}-title`}>
          {title}
        </Headline>
      </div>
      <div
        className={`mt-3.5 md:ml-14 ${key === "costs" ? "grid gap-x-16 gap-y-5 lg:grid-cols-2" : ""}`}
      >
        <Paragraphs texts={paragraphs} />
        {Below && <Below page={page} />}
        {key === "workshop" && (
          <RatingList
            content={rating}
            parts={["respondents", "profile", "organisation", "time"]}
            className="mt-6"
          />
        )}
      </div>
      {key !== "costs" && <SceneOfSection page={page} id={key} />}
    </section>
  );
}
