import type { LegalSection } from "#load/legal-outline";
import type { Messages } from "#load/schema/messages";
import { fill } from "#locale/fill";
import { type Locale, languages } from "#locale/languages";
import { alternatesOf, type PageId } from "#locale/routes";

const target =
  "inline-flex min-h-6 min-w-6 items-center justify-center rounded-field px-1 font-medium hover:text-ink hover:underline touch:min-h-11 touch:min-w-11";

/** Links to a section: its own address, and the same section in the other languages. */
export function SectionLinks({
  section: { id, number, title },
  page,
  t,
  locale,
  className,
}: {
  section: LegalSection;
  page: PageId;
  t: Messages;
  locale: Locale;
  className: string;
}) {
  const others = alternatesOf(page).filter((other) => other.locale !== locale);
  return (
    <p data-screen-only className={`section-links flex shrink-0 text-fine text-soft ${className}`}>
      <a
        href={`#${id}`}
        aria-label={fill(t["reading.link"], { section: number ? `${number} ${title}` : title })}
        className={target}
      >
        #
      </a>
      {others.map(({ locale: other, path }) => (
        <a
          key={other}
          href={`${path}#${id}`}
          hrefLang={languages[other].tag}
          lang={languages[other].tag}
          aria-label={[languages[other].name, number].filter(Boolean).join(" ")}
          className={target}
        >
          {languages[other].short}
        </a>
      ))}
    </p>
  );
}
