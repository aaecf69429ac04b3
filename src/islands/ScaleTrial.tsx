import { useState } from "react";
import { fill } from "#locale/fill";
import { Button } from "#ui/Button.tsx";
import { ScaleSlider } from "#ui/ScaleSlider.tsx";
import { countGaps, type TrialScale } from "./trial-scales.ts";

/** The words of the trial, and its three scales with the sample team's answers. */
export interface TrialWords {
  title: string;
  instruction: string;
  value: string;
  reveal: string;
  hide: string;
  result: { same: string; one: string; some: string };
  note: string;
  scales: TrialScale[];
}

/** A visitor places themselves on the three scales, then sees where a sample team stands. Nothing is kept. */
export function ScaleTrial({ words }: { words: TrialWords }) {
  const { scales, result } = words;
  const [own, setOwn] = useState(() => scales.map(() => 4));
  const [revealed, setRevealed] = useState(false);
  const gaps = countGaps(own, scales);
  const verdict = gaps === 0 ? result.same : gaps === 1 ? result.one : result.some;
  return (
    <div className="no-script:hidden">
      <h3 className="font-bold text-subtitle tracking-subtitle">{words.title}</h3>
      <p className="mt-1 text-soft">{words.instruction}</p>
      <div className="mt-8 border-line border-b">
        {scales.map((scale, index) => (
          <div
            key={scale.id}
            className="grid items-center gap-x-10 gap-y-3 border-line border-t py-6 lg:grid-cols-4"
          >
            <div>
              <p id={`trial-${scale.id}`} className="font-bold text-subtitle tracking-subtitle">
                {scale.name}
              </p>
              <p className="text-soft">{scale.about}</p>
            </div>
            <div className="lg:col-span-3">
              <ScaleSlider
                labelledBy={`trial-${scale.id}`}
                low={scale.low}
                high={scale.high}
                value={own[index] ?? 4}
                team={revealed ? scale.team : undefined}
                valueText={(value) =>
                  fill(words.value, { value, low: scale.low, high: scale.high })
                }
                onChange={(value) => setOwn(own.with(index, value))}
              />
            </div>
          </div>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button look="secondary" aria-pressed={revealed} onClick={() => setRevealed(!revealed)}>
          {revealed ? words.hide : words.reveal}
        </Button>
        <p aria-live="polite" className="font-semibold">
          {revealed && fill(verdict, { count: gaps })}
        </p>
      </div>
      <p className="mt-4 text-small text-soft">{words.note}</p>
    </div>
  );
}
