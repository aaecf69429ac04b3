import { type Locale, languages, locales } from "#locale/languages";
import { counterpartOf, type PageId } from "#locale/routes";

/** The same page in the other languages. */
export function LanguageSwitcher({
  locale,
  page,
  label,
}: {
  locale: Locale;
  page: PageId | undefined;
  label: string;
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex gap-1">
        {locales.map((other) => (
          <li key={other}>
            <a
              href={counterpartOf(page, other)}
              hrefLang={languages[other].tag}
              lang={languages[other].tag}
              title={languages[other].name}
              aria-current={other === locale ? "true" : undefined}
              className="inline-flex min-w-8 items-center justify-center border-transparent border-b-2 px-1 py-0.5 font-medium text-small text-soft hover:text-ink aria-current:border-producer aria-current:text-ink touch:min-h-11 touch:min-w-11"
            >
              <span aria-hidden="true">{languages[other].short}</span>
              <span className="sr-only">{languages[other].name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
