import type { ReactNode } from "react";
import type { TrialWords } from "#islands/ScaleTrial.tsx";
import type { HomeContent } from "#load/schema/home";
import type { Messages } from "#load/schema/messages";
import { Headline } from "#ui/Headline.tsx";
import { Lead } from "#ui/Lead.tsx";
import { Scale } from "#ui/Scale.tsx";
import { Section } from "#ui/Section.tsx";
import { trialTeam } from "./example-profiles.ts";

/**
 * The three scales, to be tried. The trial is passed in: it is an island. Without script the scales
 * are drawn with an example's two views instead.
 */
export function Scales({
  content,
  scales,
  children,
}: {
  content: HomeContent["scales"];
  scales: TrialWords["scales"];
  children: ReactNode;
}) {
  return (
    <Section id="scales" labelledBy="scales-title">
      <Headline level={2} look="title" id="scales-title">
        {content.title}
      </Headline>
      <Lead className="mt-4 mb-10">{content.lead}</Lead>
      {children}
      <ul className="hidden no-script:block">
        {scales.map((scale) => (
          <li
            key={scale.id}
            className="grid items-center gap-x-10 gap-y-3 border-line border-t py-6 lg:grid-cols-4"
          >
            <div>
              <h3 className="font-bold text-subtitle tracking-subtitle">{scale.name}</h3>
              <p className="text-soft">{scale.about}</p>
            </div>
            <div className="lg:col-span-3">
              <Scale
                self={50}
                others={((scale.team - 1) / 6) * 100}
                low={scale.low}
                high={scale.high}
              />
            </div>
          </li>
        ))}
      </ul>
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
