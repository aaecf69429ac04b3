import type { CountryGroup } from "./group-by-country.ts";

/** All facilitators as a plain list: what is there before the finder's script, and without it. */
export function FacilitatorsByCountry({ groups }: { groups: CountryGroup[] }) {
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
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
