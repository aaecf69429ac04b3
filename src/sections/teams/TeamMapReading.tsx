import type { ContentPage } from "#load/page-context.ts";
import { Paragraphs } from "#ui/text/Paragraphs.tsx";
import { MapTextAlternative } from "../profile/MapTextAlternative.tsx";
import { exampleTeam } from "./example-team.ts";
import { letters } from "./scenes.ts";

/** How to read a team map: three observations, with their letters on the map. */
export function TeamMapReading({ page }: { page: ContentPage<"teams"> }) {
  const { teamMap: content, followUp } = page.content;
  const views = exampleTeam.map(({ self, spring }, index) => ({
    name: followUp.people[index],
    self,
    respondents: [spring],
  }));
  return (
    <>
      <ol className="mt-5">
        {[content.crowd, content.gap, content.distance].map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 border-line border-t py-2.5">
            <span className="font-bold text-spruce" aria-hidden="true">
              {letters[index]}
            </span>
            <div>
              <h4 className="font-semibold">{title}</h4>
              <p className="mt-0.5 text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Paragraphs texts={[content.after]} className="mt-4" />
      <MapTextAlternative views={views} t={page.t} name={content.title} />
    </>
  );
}
