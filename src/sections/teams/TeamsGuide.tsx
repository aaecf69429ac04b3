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
import { guideParts } from "./teams-chapters.ts";

/** What each section shows. The last one is `TeamsStart`. */
const texts = {
  misreading: TeamMisreading,
  teamMap: TeamMapReading,
  roles: TeamRoles,
  patterns: TeamPatterns,
  meetings: TeamMeeting,
  conflicts: TeamConflict,
  newMember: TeamNewcomer,
  remote: TeamRemote,
  workshop: TeamWorkshop,
  agreements: TeamAgreements,
  followUp: TeamFollowUp,
  costs: TeamCosts,
};

/** The guide with its table of contents, except for the last section. */
export function TeamsGuide({ page }: { page: ContentPage<"teams"> }) {
  const { content } = page;
  const parts = guideParts(content);
  const groups = parts.map(({ title, chapters }) => ({
    title,
    entries: chapters.map(({ id, number, short }) => ({ id, number, title: short })),
  }));
  return (
    <Section spacing="pb-section">
      <div className="grid gap-x-14 gap-y-14 lg:grid-cols-4">
        <div>
          <Contents title={content.contents.title} groups={groups} />
        </div>
        <div className="grid min-w-0 gap-section lg:col-span-3">
          {parts.map((part) => (
            <GuidePart
              key={part.id}
              title={part.title}
              next={part.id !== "begin" && <NextStep page={page} />}
            >
              {part.chapters.map(({ id, key, number, title }) => {
                if (key === "start") return null;
                const Text = texts[key];
                return (
                  <GuideChapter key={id} id={id} number={number} title={title}>
                    <Text page={page} />
                  </GuideChapter>
                );
              })}
            </GuidePart>
          ))}
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
