import { askHref } from "#islands/finder/ask-facilitator.ts";
import type { CountryGroup } from "./group-by-country.ts";

/** All facilitators as a plain list: what is there before the finder's script, and without it. */
export function FacilitatorsByCountry({
  groups,
  ask,
  askPath,
}: {
  groups: CountryGroup[];
  ask: string;
  /** Where the prospect form is. */
  askPath: string;
}) {
  return (
    <div className="gap-x-8 px-4 pb-5 sm:px-5 no-script:p-6 no-script:sm:columns-2 no-script:lg:columns-3">
      {groups.map(({ country, facilitators }) => (
        <section key={country} className="break-inside-avoid border-line border-b py-4">
          <h3 className="font-bold text-small text-soft">{country}</h3>
          <ul>
            {facilitators.map(({ post_title, location_address__address }) => (
              <li key={`${post_title}, ${location_address__address}`} className="mt-3">
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
        </section>
      ))}
    </div>
  );
}
