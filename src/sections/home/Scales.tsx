import { dimensions } from "#instrument/dimensions";
import type { Profile } from "#instrument/profile";
import { marksOn } from "#instrument/profile-marks";
import type { ContentPage } from "#load/page-context";
import { Section } from "#ui/layout/Section.tsx";
import { Scale } from "#ui/scales/Scale.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { dimensionWords } from "../profile/dimension-words.ts";
import { ScalesAsText } from "../profile/ScalesAsText.tsx";

/** The scales, each with both views of an example. */
export function Scales({ page, profile }: { page: ContentPage<"home">; profile: Profile }) {
  const content = page.content.scales;
  const { t } = page;
  const words = dimensionWords(t);
  return (
    <Section id="scales" labelledBy="scales-title" spacing="pb-8">
      <Intro id="scales-title" content={content} variant="heading" spacing="mt-3 mb-6" />
      <ul className="grid gap-x-10 gap-y-5 border-line border-y py-6 md:grid-cols-3">
        {dimensions.map((dimension) => (
          <li key={dimension}>
            <h3 className="font-semibold">
              {words[dimension].name}{" "}
              <span className="ml-2 font-normal text-small text-soft">
                {words[dimension].about}
              </span>
            </h3>
            <div className="mt-1">
              <Scale
                {...marksOn(dimension, profile)}
                low={words[dimension].low}
                high={words[dimension].high}
              />
            </div>
          </li>
        ))}
      </ul>
      <ScalesAsText
        page={page}
        rows={dimensions.map((dimension) => ({
          name: words[dimension].name,
          ...marksOn(dimension, profile),
        }))}
        dimensions={dimensions}
        heads={{ who: t["view.scale"] }}
      />
    </Section>
  );
}
