import ChevronDown from "lucide-react/icons/chevron-down";
import { formPostFields } from "#contract/endpoints.ts";
import type { PageContext } from "#load/page-context.ts";
import { isReleased, type Locale, languages, locales } from "#locale/languages.ts";
import { getCounterpart } from "#locale/routes.ts";

const linkClass =
  "inline-flex min-w-8 items-center justify-center border-transparent border-y-2 px-1 py-0.5 xl:py-1 font-medium text-small text-soft hover:text-ink aria-current:border-b-producer aria-current:text-ink touch:min-h-11 touch:min-w-11";
const namedLinkClass =
  "block w-full rounded-field px-4 py-2.5 text-left font-medium hover:bg-mist aria-current:text-spruce";

/** Up to this many languages are a row of links. */
export const maxInlineLanguages = 6;

/** Every released language, and that of the page. */
export function getOfferedLocales({ locale }: Pick<PageContext, "locale">): Locale[] {
  return locales.filter((other) => isReleased(other) || other === locale);
}

/**
 * Links to the page in every released language and in its own. More than `maxInline` are a menu in the header
 * (`isCollapsible`) and show their full names. On a page with a form that the server fills in, buttons submit
 * that form, so that its values are kept.
 */
export function LanguageSwitcher({
  page,
  isCollapsible = false,
  maxInline = maxInlineLanguages,
}: {
  page: PageContext;
  isCollapsible?: boolean;
  /** Up to this many languages are a row of links. */
  maxInline?: number;
}) {
  const label = page.t["layout.languages.label"];
  const offered = getOfferedLocales(page);
  if (offered.length <= maxInline) {
    return (
      <nav aria-label={label}>
        <ul className="flex gap-1">
          {offered.map((other) => (
            <li key={other}>
              <LanguageLink page={page} locale={other} className={linkClass} hasTooltip>
                {languages[other].short}
                <span className="sr-only"> {languages[other].name}</span>
              </LanguageLink>
            </li>
          ))}
        </ul>
      </nav>
    );
  }
  // Rendered in header and menu: compression removes the duplicate.
  const links = offered.map((other) => (
    <li key={other}>
      <LanguageLink page={page} locale={other} className={namedLinkClass}>
        {languages[other].name}
      </LanguageLink>
    </li>
  ));
  if (!isCollapsible) {
    return (
      <nav aria-label={label}>
        <ul className="columns-2">{links}</ul>
      </nav>
    );
  }
  const { short, name } = languages[page.locale];
  return (
    <nav aria-label={label} className="header-group">
      <button type="button" popoverTarget="languages" className={`cursor-pointer ${linkClass}`}>
        {short}
        <span className="sr-only"> {name}</span>
        <ChevronDown className="size-4" aria-hidden="true" />
      </button>
      <ul
        id="languages"
        popover="auto"
        className="header-popover header-popover-end columns-2 shadow-main"
      >
        {links}
      </ul>
    </nav>
  );
}

function LanguageLink({
  page,
  locale,
  className,
  hasTooltip = false,
  children,
}: {
  page: PageContext;
  locale: Locale;
  className: string;
  /** Whether a tooltip shows its name. */
  hasTooltip?: boolean;
  children: React.ReactNode;
}) {
  const { tag, name } = languages[locale];
  const attributes = {
    lang: tag,
    title: hasTooltip ? name : undefined,
    "aria-current": locale === page.locale ? ("true" as const) : undefined,
    className,
  };
  if (!page.formId) {
    return (
      <a href={getCounterpart(page.id, locale)} hrefLang={tag} {...attributes}>
        {children}
      </a>
    );
  }
  return (
    <button
      type="submit"
      form={page.formId}
      name={formPostFields.switchTo}
      value={locale}
      {...attributes}
    >
      {children}
    </button>
  );
}
