import { dimensions } from "#instrument/dimensions";
import type { Profile } from "#instrument/profile";
import { marksOn } from "#instrument/profile-marks";
import type { ContentPage } from "#load/page-context";
import { Scale } from "#ui/scales/Scale.tsx";
import { dimensionWords } from "../profile/dimension-words.ts";
import { ScalesAsText } from "../profile/ScalesAsText.tsx";
import { steps } from "../profile/tabulate-scales.ts";

/** The scales, each with both views of an example. */
export function Scales({ page, profile }: { page: ContentPage<"home">; profile: Profile }) {
  const content = page.content.scales;
  const { t } = page;
  const words = dimensionWords(t);
  return (
    <div id="scales" className="mt-7 border-line border-t pt-6">
      <div className="grid gap-x-16 gap-y-2 lg:grid-cols-2">
        <h3 className="font-bold text-subtitle tracking-subtitle">{content.title}</h3>
        <p className="text-soft max-sm:hidden">{content.lead}</p>
      </div>
      <ul className="mt-4 grid gap-x-10 gap-y-3 md:grid-cols-3">
        {dimensions.map((dimension) => (
          <li key={dimension}>
            <h4 className="flex flex-wrap items-baseline gap-x-3 font-semibold">
              {words[dimension].name}{" "}
              <span className="font-normal text-small text-soft">{words[dimension].about}</span>
            </h4>
            <Scale
              {...marksOn(dimension, profile)}
              low={words[dimension].low}
              high={words[dimension].high}
            />
          </li>
        ))}
      </ul>
      <ScalesAsText
        page={page}
        rows={dimensions.map((dimension) => ({
          name: words[dimension].name,
          self: profile.self.means[dimension],
          others: profile.others.means[dimension],
        }))}
        dimensions={dimensions}
        ends={steps}
        heads={{ who: t["view.scale"] }}
      />
    </div>
  );
}
