import { dimensions } from "#instrument/dimensions";
import { type Points, toPercent, toPlace } from "#instrument/trial";
import { ViewKey } from "#ui/marks/ViewKey.tsx";
import { ProfileMap } from "#ui/profile-map/ProfileMap.tsx";
import { Scale } from "#ui/scales/Scale.tsx";
import { ReadAsText } from "#ui/text/ReadAsText.tsx";
import { formatMeanAnswer, type TrialReading } from "./read-trial.ts";
import type { TrialMessages } from "./trial-messages.ts";

/** Two views on the profile map and on the three scales, with their interpretation. */
export function TrialPicture({
  messages,
  reading,
  self,
  guess,
  role,
}: {
  messages: TrialMessages;
  reading: TrialReading;
  self: Points;
  guess: Points;
  /** The name of the role. */
  role: string;
}) {
  const { view, meaning, text } = messages;
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-2">
      <div>
        <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{`${role} `}</span>
          <span className="text-fine text-soft">{view.counts}</span>
        </p>
        <ProfileMap
          views={[
            {
              self: toPlace(self),
              others: [toPlace(guess)],
              adaptability: toPercent(guess.adaptability),
              ownAdaptability: toPercent(self.adaptability),
              guessed: true,
              label: reading.gap,
            },
          ]}
          labels={messages.map}
          description={reading.description}
        />
        <div className="mt-4">
          <ViewKey self={view.self} others={view.guess} guessed />
        </div>
        <p className="mt-2 text-small text-soft">{view.halo}</p>
      </div>
      <div>
        <p>{reading.distance}</p>
        <ul className="mt-4">
          {dimensions.map((dimension) => {
            const { name, low, high } = messages.scales[dimension];
            return (
              <li key={dimension} className="border-line border-t py-3">
                <p className="mb-1 font-semibold">{name}</p>
                <Scale
                  self={toPercent(self[dimension])}
                  others={toPercent(guess[dimension])}
                  guessed
                  low={low}
                  high={high}
                />
              </li>
            );
          })}
        </ul>
        <ReadAsText
          label={text.label}
          table={{
            caption: text.caption,
            columns: [text.scale, view.self, view.guess, text.gap],
            rows: dimensions.map((dimension) => [
              messages.scales[dimension].name,
              formatMeanAnswer(self[dimension], messages),
              formatMeanAnswer(guess[dimension], messages),
              formatMeanAnswer(Math.abs(self[dimension] - guess[dimension]), messages),
            ]),
          }}
        />
        <h4 className="mt-4 font-bold">{meaning.title}</h4>
        {reading.meaning.map((sentence) => (
          <p key={sentence} className="mt-1.5">
            {sentence}
          </p>
        ))}
        <h4 className="mt-5 font-bold">{meaning.only.title}</h4>
        <p className="mt-1.5">
          <strong className="font-semibold">{`${meaning.only.guess} `}</strong>
          <span>{reading.only}</span>
        </p>
      </div>
    </div>
  );
}
