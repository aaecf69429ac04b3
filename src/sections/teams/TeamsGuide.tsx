import type { ReactNode } from "react";
import type { Facts } from "#load/schema/facts";
import type { Messages } from "#load/schema/messages";
import type { TeamsContent } from "#load/schema/teams";
import type { Locale } from "#locale/languages";
import { Contents } from "#ui/layout/Contents.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { NextStep, type NextSteps } from "../offer/NextStep.tsx";
import type { PlanView } from "../plans/plans.ts";
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
export function TeamsGuide({
  content,
  facts,
  plans,
  t,
  locale,
  next,
  facilitatorPath,
}: {
  content: TeamsContent;
  facts: Facts;
  plans: PlanView[];
  t: Messages;
  locale: Locale;
  next: NextSteps;
  facilitatorPath: string;
}) {
  const { parts } = content;
  const nextStep = <NextStep t={t} steps={next} />;
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
              <TeamMisreading content={content.misreading} t={t} locale={locale} />
            </GuideChapter>
            <GuideChapter {...chapter("teamMap")}>
              <TeamMapReading content={content.teamMap} people={content.followUp.people} t={t} />
            </GuideChapter>
            <GuideChapter {...chapter("roles")}>
              <TeamRoles content={content.roles} t={t} locale={locale} />
            </GuideChapter>
            <GuideChapter {...chapter("patterns")}>
              <TeamPatterns content={content.patterns} t={t} />
            </GuideChapter>
          </GuidePart>
          <GuidePart title={parts.day} next={nextStep}>
            <GuideChapter {...chapter("meetings")}>
              <TeamMeeting content={content.meetings} t={t} locale={locale} />
            </GuideChapter>
            <GuideChapter {...chapter("conflicts")}>
              <TeamConflict content={content.conflicts} />
            </GuideChapter>
            <GuideChapter {...chapter("newMember")}>
              <TeamNewcomer content={content.newMember} t={t} />
            </GuideChapter>
            <GuideChapter {...chapter("remote")}>
              <TeamRemote content={content.remote} />
            </GuideChapter>
          </GuidePart>
          <GuidePart title={parts.work} next={nextStep}>
            <GuideChapter {...chapter("workshop")}>
              <TeamWorkshop content={content.workshop} facilitatorPath={facilitatorPath} />
            </GuideChapter>
            <GuideChapter {...chapter("agreements")}>
              <TeamAgreements content={content.agreements} />
            </GuideChapter>
            <GuideChapter {...chapter("followUp")}>
              <TeamFollowUp content={content.followUp} t={t} />
            </GuideChapter>
          </GuidePart>
          <GuidePart title={parts.begin}>
            <GuideChapter {...chapter("costs")}>
              <TeamCosts
                content={content.costs}
                facts={facts}
                plans={plans}
                t={t}
                locale={locale}
              />
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
