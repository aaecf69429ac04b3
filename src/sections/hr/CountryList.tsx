import type { HrContent } from "#load/schema/hr.ts";
import { Headline } from "#ui/text/Headline.tsx";

/** For each country, what the law usually asks and what we hand over for it. */
export function CountryList({ content }: { content: HrContent["representatives"] }) {
  const { asked, given, countries } = content;
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {countries.map((country) => (
        <li key={country.name} className="border-line border-t py-4">
          <Headline level={3}>{country.name}</Headline>
          <dl className="mt-2 grid gap-2">
            <Point term={asked}>{country.asked}</Point>
            <Point term={given}>{country.given}</Point>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Point({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="text-small font-semibold">{term}</dt>
      <dd className="max-w-prose text-soft">{children}</dd>
    </div>
  );
}
