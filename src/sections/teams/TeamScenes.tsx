import type { ContentPage } from "#load/page-context.ts";
import { ViewKey } from "#ui/drawings/ViewKey.tsx";
import { getMapLabels } from "../profile/map-labels.ts";
import { SceneMap } from "./SceneMap.tsx";
import { type SceneKey, sceneIds, sceneKeys, teamScenes } from "./scenes.ts";

/**
 * The team's map beside the guide, on a phone above it. It stays in the window and shows the scene of the section
 * that is being read, in browsers that support this in CSS (scenes.css). Screen readers find each scene in its
 * section instead.
 */
export function TeamScenes({ page }: { page: ContentPage<"teams"> }) {
  const { self, others } = page.content.hero.key;
  return (
    <div className="scene-map" data-screen-only aria-hidden="true">
      <div className="scene-window">
        <SceneMap
          labels={getMapLabels(page.t)}
          scenes={sceneKeys.map((key) => ({ id: sceneIds[key], scene: teamScenes[key] }))}
        />
        <div className="grid content-between gap-3 md:mt-3.5">
          <div className="grid">
            {sceneKeys.map((key) => (
              <p
                key={key}
                data-scene={sceneIds[key]}
                className="scene col-start-1 row-start-1 font-semibold max-md:text-small"
              >
                {page.content[key].scene.caption}
              </p>
            ))}
          </div>
          <ViewKey self={self} others={others} />
        </div>
      </div>
    </div>
  );
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
