import type { ReactNode } from "react";
import type { TrialWords } from "#islands/ScaleTrial.tsx";
import type { HomeContent } from "#load/schema/home";
import type { Messages } from "#load/schema/messages";
import { Headline } from "#ui/Headline.tsx";
import { Lead } from "#ui/Lead.tsx";
import { Section } from "#ui/Section.tsx";
import { trialTeam } from "./example-profiles.ts";

/** The three scales, to be tried. The trial is passed in: it is an island. */
export function Scales({ content, children }: { content: HomeContent["scales"]; children: ReactNode }) {
  return (
    <Section id="scales" labelledBy="scales-title">
      <Headline level={2} look="title" id="scales-title">
        {content.title}
      </Headline>
      <Lead className="mt-4 mb-10">{content.lead}</Lead>
      {children}
    </Section>
  );
}

/** The words of the trial and the sample team's places. */
export function trialWords(content: HomeContent["trial"], t: Messages): TrialWords {
  return {
    ...content,
    scales: [
      {
        id: "affiliation",
        name: t["dimension.affiliation.name"],
        about: t["dimension.affiliation.about"],
        low: t["dimension.affiliation.low"],
        high: t["dimension.affiliation.high"],
        team: trialTeam.affiliation,
      },
      {
        id: "directiveness",
        name: t["dimension.directiveness.name"],
        about: t["dimension.directiveness.about"],
        low: t["dimension.directiveness.low"],
        high: t["dimension.directiveness.high"],
        team: trialTeam.directiveness,
      },
      {
        id: "adaptability",
        name: t["dimension.adaptability.name"],
        about: t["dimension.adaptability.about"],
        low: t["dimension.adaptability.low"],
        high: t["dimension.adaptability.high"],
        team: trialTeam.adaptability,
      },
    ],
  };
}
