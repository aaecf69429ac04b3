import { createFacilitatorHref } from "#contract/contact-url.ts";
import type { Facilitator } from "#contract/facilitator.ts";
import { CountrySummary } from "#islands/finder/CountrySummary.tsx";
import type { CountryGroup } from "#islands/finder/group-by-country.ts";

/**
 * All facilitators as static HTML, shown until the finder is ready, and where its script does not run. As in the
 * finder, the country that the map shows is open.
 */
export function FacilitatorsByCountry({
  groups,
  ask,
  contactPath,
}: {
  groups: CountryGroup<Facilitator>[];
  ask: string;
  /** The path of the prospect form, with its fragment. */
  contactPath: string;
}) {
  return (
    <div className="no-script:p-6 no-script:sm:columns-2 no-script:lg:columns-3">
      {groups.map(({ country, items, isOnMap }) => (
        <details
          key={country}
          open={isOnMap}
          className="country break-inside-avoid border-line border-b"
        >
          <CountrySummary name={country} count={items.length} />
          <ul aria-label={country} className="px-4 pb-4 sm:px-5">
            {items.map(({ title, address }) => (
              <li key={`${title}, ${address}`} className="mt-3 first:mt-0">
                <p className="font-bold">{title}</p>
                <p className="mt-0.5 text-fine text-soft">{address}</p>
                <a
                  href={createFacilitatorHref(contactPath, title)}
                  className="inline-flex min-h-6 items-center font-semibold text-fine text-spruce underline-offset-3 hover:underline touch:min-h-11"
                >
                  {ask}
                  <span className="sr-only"> {title}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
