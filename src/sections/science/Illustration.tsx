import { dimensions } from "#instrument/dimensions.ts";
import type { Profile } from "#instrument/profile.ts";
import { getPositions } from "#instrument/profile-views.ts";
import type { ContentPage } from "#load/page-context.ts";
import type { IllustrationId } from "#load/schema/science-figures.ts";
import { interpolate } from "#locale/interpolate.ts";
import { ViewLegend } from "#ui/drawings/ViewLegend.tsx";
import { MapWithTable } from "../profile/MapWithTable.tsx";
import { AnswersPicture } from "./AnswersPicture.tsx";
import { CornerTriangle } from "./CornerTriangle.tsx";
import { CycleLoop } from "./CycleLoop.tsx";
import { FigureCard } from "./FigureCard.tsx";
import { Pillars } from "./Pillars.tsx";
import { ZoneRings } from "./ZoneRings.tsx";

/** A figure that illustrates an idea. It has no measured values and needs no source. */
export function Illustration({
  page,
  id,
  profile,
}: {
  page: ContentPage<"science">;
  id: IllustrationId;
  profile: Profile;
}) {
  const figureTexts = page.content.figures;
  return (
    <FigureCard id={`figure-${id}`} title={figureTexts[id].title} caption={figureTexts[id].caption}>
      <Picture page={page} id={id} profile={profile} />
    </FigureCard>
  );
}

function Picture({ page, id, profile }: Parameters<typeof Illustration>[0]) {
  const { t } = page;
  const figureTexts = page.content.figures;
  switch (id) {
    case "scale":
      return (
        <AnswersPicture
          page={page}
          dimensions={dimensions}
          description={figureTexts.scale.description}
          profile={profile}
        />
      );
    case "zones":
      return <ZoneRings {...figureTexts.zones} />;
    case "i-we-it": {
      const { i, we, it, around, description } = figureTexts["i-we-it"];
      return (
        <CornerTriangle top={i} left={we} right={it} around={around} description={description} />
      );
    }
    case "pillars": {
      const { names, description } = figureTexts.pillars;
      return (
        <Pillars
          names={names}
          description={interpolate(description, { names: names.join(", ") })}
        />
      );
    }
    case "loop": {
      const { steps, description } = figureTexts.loop;
      return (
        <CycleLoop
          steps={steps}
          description={interpolate(description, { steps: steps.join(", ") })}
        />
      );
    }
    case "map": {
      const positions = getPositions(profile);
      return (
        <div className="mx-auto max-w-card">
          <MapWithTable
            views={[{ ...positions, label: t["view.gap"] }]}
            t={t}
            description={interpolate(figureTexts.map.description, {
              count: positions.respondents.length,
            })}
          />
          <ViewLegend className="mt-4" self={t["view.self"]} others={t["view.others"]} />
        </div>
      );
    }
  }
}
