import type { HrContent } from "#load/schema/hr.ts";
import { findOwnCountry, type Locale } from "#locale/languages.ts";
import { Disclosure } from "#ui/layout/Disclosure.tsx";

/**
 * For each country, what the law usually asks and what we hand over for it. The reader's own, by language, comes
 * first and is open; on paper all are.
 */
export function CountryList({
  content: { asked, given, countries },
  locale,
}: {
  content: HrContent["representatives"];
  locale: Locale;
}) {
  const ownCountry = findOwnCountry(locale)?.toLowerCase();
  const sorted = countries.toSorted(
    (a, b) => Number(b.id === ownCountry) - Number(a.id === ownCountry),
  );
  return (
    <div className="gap-x-10 print:grid print:grid-cols-2">
      {sorted.map((country, index) => (
        <Disclosure key={country.id} title={country.name} open={index === 0}>
          <dl className="grid gap-2">
            <Point term={asked}>{country.asked}</Point>
            <Point term={given}>{country.given}</Point>
          </dl>
        </Disclosure>
      ))}
    </div>
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
