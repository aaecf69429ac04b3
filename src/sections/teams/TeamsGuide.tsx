import type { ReactNode } from "react";
import type { ContentPage } from "#load/page-context";
import { Contents } from "#ui/layout/Contents.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { NextStep } from "../offer/NextStep.tsx";
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
import { type ChapterKey, chapterOf, teamsContents } from "./teams-chapters.ts";

/** The guide with its table of contents, except for the last section. */
export function TeamsGuide({ page }: { page: ContentPage<"teams"> }) {
  const { content } = page;
  const { parts } = content;
  const nextStep = <NextStep page={page} />;
  const chapter = (key: ChapterKey) => chapterOf(content, key);
  return (
    <Section spacing="pb-section">
      <div className="grid gap-x-14 gap-y-14 lg:grid-cols-4">
        <div>
          <Contents title={content.contents.title} groups={teamsContents(content)} />
        </div>
        <div className="grid min-w-0 gap-section lg:col-span-3">
          <GuidePart title={parts.map} next={nextStep}>
            <GuideChapter {...chapter("misreading")}>
              <TeamMisreading page={page} />
            </GuideChapter>
            <GuideChapter {...chapter("teamMap")}>
              <TeamMapReading page={page} />
            </GuideChapter>
            <GuideChapter {...chapter("roles")}>
              <TeamRoles page={page} />
            </GuideChapter>
            <GuideChapter {...chapter("patterns")}>
              <TeamPatterns page={page} />
            </GuideChapter>
          </GuidePart>
          <GuidePart title={parts.day} next={nextStep}>
            <GuideChapter {...chapter("meetings")}>
              <TeamMeeting page={page} />
            </GuideChapter>
            <GuideChapter {...chapter("conflicts")}>
              <TeamConflict page={page} />
            </GuideChapter>
            <GuideChapter {...chapter("newMember")}>
              <TeamNewcomer page={page} />
            </GuideChapter>
            <GuideChapter {...chapter("remote")}>
              <TeamRemote page={page} />
            </GuideChapter>
          </GuidePart>
          <GuidePart title={parts.work} next={nextStep}>
            <GuideChapter {...chapter("workshop")}>
              <TeamWorkshop page={page} />
            </GuideChapter>
            <GuideChapter {...chapter("agreements")}>
              <TeamAgreements page={page} />
            </GuideChapter>
            <GuideChapter {...chapter("followUp")}>
              <TeamFollowUp page={page} />
            </GuideChapter>
          </GuidePart>
          <GuidePart title={parts.begin}>
            <GuideChapter {...chapter("costs")}>
              <TeamCosts page={page} />
            </GuideChapter>
          </GuidePart>
        </div>
      </div>
    </Section>
  );
}

function GuideChapter({
  id,
  number,
  title,
  children,
}: {
  id: string;
  number: number;
  title: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="md:grid md:grid-cols-chapter md:items-baseline"
    >
      <p className="font-bold text-figure text-spruce tracking-title" aria-hidden="true">
        {number}
      </p>
      <Headline level={3} variant="heading" id={`${id}-title`}>
        {title}
      </Headline>
      <div className="mt-5 md:col-start-2">{children}</div>
    </section>
  );
}

function GuidePart({
  title,
  next,
  children,
}: {
  title: string;
  next?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div>
      <h2 className="border-ink border-t-2 pt-4 font-bold text-lead">{title}</h2>
      <div className="mt-10 grid gap-section">{children}</div>
      {next}
    </div>
  );
}
