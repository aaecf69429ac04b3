import type { HomeContent } from "#load/schema/home";
import type { Messages } from "#load/schema/messages";
import { Section } from "#ui/layout/Section.tsx";
import { Scale } from "#ui/scales/Scale.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import { scalesExample } from "../profile/example-profiles.ts";
import { dimensionWords } from "../trial/dimension-words.ts";

const dimensions = ["affiliation", "directiveness", "adaptability"] as const;

/** The three scales with an example's two views on each. */
export function Scales({ content, t }: { content: HomeContent["scales"]; t: Messages }) {
  const words = dimensionWords(t);
  return (
    <Section id="scales" labelledBy="scales-title">
      <Headline level={2} look="title" id="scales-title">
        {content.title}
      </Headline>
      <Lead className="mt-4 mb-10">{content.lead}</Lead>
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
