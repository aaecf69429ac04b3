import type { PageContext } from "#load/page-context";
import { fill } from "#locale/fill";
import { formatInteger } from "#locale/formats";
import { UnbrokenWords } from "#ui/text/UnbrokenWords.tsx";
import { Brand } from "./Brand.tsx";
import { NavLink } from "./NavLink.tsx";
import { navigationOf } from "./navigation.ts";

/** The footer: the product's claim, links to every page, and the company. */
export function Footer({ page }: { page: PageContext }) {
  const { t, locale, facts } = page;
  const users = formatInteger(facts.figures[locale].users.value, locale);
  return (
    <footer className="border-line border-t">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-10 px-6 py-14 lg:grid-cols-3">
        <div>
          <Brand page={page} />
          <p data-screen-only className="mt-4 max-w-card text-soft">
            {fill(t["footer.claim"], { users })}
          </p>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4 lg:col-span-2">
          {navigationOf(page).footer.map((column) => (
            <nav key={column.title} aria-label={column.title} data-screen-only>
              <p className="font-semibold">{column.title}</p>
              <ul className="mt-3 grid grid-cols-1 gap-1">
                {column.links.map((link) => (
                  <NavLink
                    key={link.href}
                    link={link}
                    className="inline-block max-w-full py-1 text-soft hover:text-ink hover:underline current:text-ink current:underline touch:min-w-11 touch:py-2.5"
                  />
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-line border-t pt-6 text-small text-soft lg:col-span-3">
          <p>
            {t["footer.origin"]}
            <br />
            <UnbrokenWords>{t["footer.company.identity"]}</UnbrokenWords>
          </p>
          <p>{fill(t["footer.copyright"], { year: new Date().getUTCFullYear() })}</p>
        </div>
      </div>
    </footer>
  );
}
