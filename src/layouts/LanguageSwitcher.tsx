import { formOnlyFields } from "#contract/form-post";
import type { PageContext } from "#load/page-context";
import { languages, locales } from "#locale/languages";
import { counterpartOf } from "#locale/routes";

const look =
  "inline-flex min-w-8 items-center justify-center border-transparent border-b-2 px-1 py-0.5 font-medium text-small text-soft hover:text-ink aria-current:border-producer aria-current:text-ink touch:min-h-11 touch:min-w-11";

/**
 * Links to the page in the other languages. On a page with a form that the server fills in, buttons submit
 * that form, so that its values are kept.
 */
export function LanguageSwitcher({ page }: { page: PageContext }) {
  return (
    <nav aria-label={page.t["layout.languages.label"]}>
      <ul className="flex gap-1">
        {locales.map((other) => {
          const { tag, name, short } = languages[other];
          const attributes = {
            lang: tag,
            title: name,
            "aria-current": other === page.locale ? ("true" as const) : undefined,
            className: look,
          };
          const text = (
            <>
              {short}
              <span className="sr-only"> {name}</span>
            </>
          );
          return (
            <li key={other}>
              {page.formId ? (
                <button
                  type="submit"
                  form={page.formId}
                  name={formOnlyFields.switchTo}
                  value={other}
                  {...attributes}
                >
                  {text}
                </button>
              ) : (
                <a href={counterpartOf(page.id, other)} hrefLang={tag} {...attributes}>
                  {text}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
