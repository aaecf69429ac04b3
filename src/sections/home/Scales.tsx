import type { HomeContent } from "#load/schema/home";
import type { Messages } from "#load/schema/messages";
import { Section } from "#ui/layout/Section.tsx";
import { Scale } from "#ui/scales/Scale.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { scalesExample } from "../profile/example-profiles.ts";
import { dimensionWords } from "../trial/dimension-words.ts";

const dimensions = ["affiliation", "directiveness", "adaptability"] as const;

/** The three scales with an example's two views on each. */
export function Scales({ content, t }: { content: HomeContent["scales"]; t: Messages }) {
  const words = dimensionWords(t);
  return (
    <Section id="scales" labelledBy="scales-title">
      <Intro id="scales-title" content={content} spacing="mt-4 mb-10" />
      <ul className="border-line border-b">
        {dimensions.map((dimension) => (
          <li
            key={dimension}
            className="grid items-center gap-x-10 gap-y-3 border-line border-t py-6 lg:grid-cols-4"
          >
            <div>
              <h3 className="font-bold text-subtitle tracking-subtitle">{words[dimension].name}</h3>
              <p className="text-soft">{words[dimension].about}</p>
            </div>
            <div className="lg:col-span-3">
              <Scale
                {...scalesExample[dimension]}
                low={words[dimension].low}
                high={words[dimension].high}
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
