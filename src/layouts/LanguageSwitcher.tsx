import ChevronDown from "lucide-react/icons/chevron-down";
import { formOnlyFields } from "#contract/endpoints";
import type { PageContext } from "#load/page-context";
import { isReleased, type Locale, languages, locales } from "#locale/languages";
import { getCounterpart } from "#locale/routes";

const look =
  "inline-flex min-w-8 items-center justify-center border-transparent border-y-2 px-1 py-0.5 xl:py-1 font-medium text-small text-soft hover:text-ink aria-current:border-b-producer aria-current:text-ink touch:min-h-11 touch:min-w-11";
const lookByName =
  "block w-full rounded-field px-4 py-2.5 text-left font-medium hover:bg-mist aria-current:text-spruce";

/**
 * Links to the page in the other released languages, and in its own. Many of them have their names, and are
 * a menu in the header (`folds`). On a page with a form that the server fills in, buttons submit that form,
 * so that its values are kept.
 */
export function LanguageSwitcher({
  page,
  folds = false,
  most = 6,
}: {
  page: PageContext;
  folds?: boolean;
  most?: number;
}) {
  const label = page.t["layout.languages.label"];
  const offered = locales.filter((other) => isReleased(other) || other === page.locale);
  if (offered.length <= most) {
    return (
      <nav aria-label={label}>
        <ul className="flex gap-1">
          {offered.map((other) => (
            <li key={other}>
              <LanguageLink page={page} language={other} className={look} title>
                {languages[other].short}
                <span className="sr-only"> {languages[other].name}</span>
              </LanguageLink>
            </li>
          ))}
        </ul>
      </nav>
    );
  }
  // The same in header and menu: compressed, a page has them once.
  const links = offered.map((other) => (
    <li key={other}>
      <LanguageLink page={page} language={other} className={lookByName}>
        {languages[other].name}
      </LanguageLink>
    </li>
  ));
  if (!folds) {
    return (
      <nav aria-label={label}>
        <ul className="columns-2">{links}</ul>
      </nav>
    );
  }
  const { short, name } = languages[page.locale];
  return (
    <nav aria-label={label} className="header-group">
      <button type="button" popoverTarget="languages" className={`cursor-pointer ${look}`}>
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
  language,
  className,
  title = false,
  children,
}: {
  page: PageContext;
  language: Locale;
  className: string;
  /** Whether a tooltip shows its name. */
  title?: boolean;
  children: React.ReactNode;
}) {
  const { tag, name } = languages[language];
  const attributes = {
    lang: tag,
    title: title ? name : undefined,
    "aria-current": language === page.locale ? ("true" as const) : undefined,
    className,
  };
  if (!page.formId) {
    return (
      <a href={getCounterpart(page.id, language)} hrefLang={tag} {...attributes}>
        {children}
      </a>
    );
  }
  return (
    <button
      type="submit"
      form={page.formId}
      name={formOnlyFields.switchTo}
      value={language}
      {...attributes}
    >
      {children}
    </button>
  );
}
