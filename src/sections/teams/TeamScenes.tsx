import type { ContentPage } from "#load/page-context.ts";
import { ViewLegend } from "#ui/drawings/ViewLegend.tsx";
import type { MapView } from "#ui/profile-map/ProfileMap.tsx";
import { getMapLabels } from "../profile/map-labels.ts";
import { SceneMap } from "./SceneMap.tsx";
import { type Scene, type SceneKey, sceneIds, sceneKeys, teamScenes } from "./scenes.ts";

/**
 * The team's map beside the guide, on a phone above it. It stays in the window and shows the scene of the section
 * that is being read, in browsers that support this in CSS (scenes.css). Screen readers find each scene in its
 * section instead.
 */
export function TeamScenes({ page }: { page: ContentPage<"teams"> }) {
  return (
    <div className="scene-map" data-screen-only aria-hidden="true">
      <div className="scene-window">
        <SceneMap
          labels={getMapLabels(page.t)}
          scenes={sceneKeys.map((key) => ({ id: sceneIds[key], scene: teamScenes[key] }))}
        />
        <div className="grid md:mt-3.5">
          {sceneKeys.map((key) => (
            <div
              key={key}
              data-scene={sceneIds[key]}
              className="scene col-start-1 row-start-1 grid content-between gap-3"
            >
              <p className="font-semibold max-md:text-small">{page.content[key].scene.caption}</p>
              <SceneLegend page={page} scene={teamScenes[key]} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** A legend of the views that a scene shows. Shares of the talking are explained by its caption. */
function SceneLegend({ page, scene: { views } }: { page: ContentPage<"teams">; scene: Scene }) {
  const { self, others } = page.content.hero.key;
  const isShown = (isIn: (view: MapView) => unknown) => views.some(isIn) || undefined;
  const shownViews = {
    self: isShown((view) => view.self) && self,
    guess: isShown((view) => view.guess) && page.t["view.guessed"],
    others: isShown(({ respondents }) => respondents.length > 0) && others,
  };
  return Object.values(shownViews).some(Boolean) && <ViewLegend {...shownViews} />;
}

/**
 * The scene of a section, visible where the map beside the guide is missing. Its text alternative is always
 * present.
 */
export function SceneOfSection({ page, id }: { page: ContentPage<"teams">; id: SceneKey }) {
  const { caption, description } = page.content[id].scene;
  return (
    <figure>
      <p className="sr-only">{description}</p>
      <div className="scene-still mt-6 max-w-picture md:mt-0 md:max-w-none" aria-hidden="true">
        <SceneMap
          labels={getMapLabels(page.t)}
          scenes={[{ id: sceneIds[id], scene: teamScenes[id] }]}
        />
        <p className="mt-2 text-note text-soft">{caption}</p>
      </div>
    </figure>
  );
}
