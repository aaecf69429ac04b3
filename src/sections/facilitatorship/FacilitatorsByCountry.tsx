import { askHref } from "#islands/finder/ask-facilitator.ts";
import { CountryName } from "#islands/finder/CountryName.tsx";
import type { CountryGroup } from "./group-by-country.ts";

/**
 * All facilitators as static HTML, shown until the finder is ready, and where its script does not run. Like
 * there, the country that the map shows comes first, and is open.
 */
export function FacilitatorsByCountry({
  groups,
  onMap,
  ask,
  askPath,
}: {
  groups: CountryGroup[];
  /** The code of the country that the map shows. */
  onMap: string | undefined;
  ask: string;
  /** The path of the prospect form, with its fragment. */
  askPath: string;
}) {
  const isOnMap = ({ code }: CountryGroup) => code !== undefined && code === onMap;
  return (
    <div className="no-script:p-6 no-script:sm:columns-2 no-script:lg:columns-3">
      {[...groups.filter(isOnMap), ...groups.filter((group) => !isOnMap(group))].map((group) => (
        <details
          key={group.country}
          open={isOnMap(group)}
          className="country break-inside-avoid border-line border-b"
        >
          <CountryName name={group.country} count={group.facilitators.length} />
          <ul aria-label={group.country} className="px-4 pb-4 sm:px-5">
            {group.facilitators.map(({ post_title, location_address__address }) => (
              <li key={`${post_title}, ${location_address__address}`} className="mt-3 first:mt-0">
                <p className="font-bold">{post_title}</p>
                <p className="mt-0.5 text-fine text-soft">{location_address__address}</p>
                <a
                  href={askHref(askPath, post_title)}
                  className="inline-flex min-h-6 items-center font-semibold text-fine text-spruce underline-offset-3 hover:underline touch:min-h-11"
                >
                  {ask}
                  <span className="sr-only">: {post_title}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
