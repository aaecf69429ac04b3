import type { PageContext } from "#load/page-context";
import { fill } from "#locale/fill";
import { formatInteger } from "#locale/formats";
import { Brand } from "./Brand.tsx";
import { NavLink } from "./NavLink.tsx";
import { navigationOf } from "./navigation.ts";

/** The footer: the product's claim, links to every page, and the company. */
export function Footer({ page }: { page: PageContext }) {
  const { t, locale, facts } = page;
  const users = formatInteger(facts.figures[locale].users.value, locale);
  return (
    <footer className="border-line border-t">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-4 px-6 py-6 lg:grid-cols-3 lg:gap-y-8 lg:py-10">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 lg:block">
          <Brand page={page} />
          <p data-screen-only className="max-w-card text-small text-soft lg:mt-4 lg:text-body">
            {fill(t["footer.claim"], { users })}
          </p>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-3.5 text-small md:grid-cols-4 lg:gap-y-8 lg:text-body lg:col-span-2">
          {navigationOf(page).footer.map((column) => (
            <nav key={column.title} aria-label={column.title} data-screen-only>
              <p className="font-semibold">{column.title}</p>
              <ul className="mt-1 grid grid-cols-1 lg:mt-3 lg:gap-1">
                {column.links.map((link) => (
                  <NavLink
                    key={link.href}
                    link={link}
                    className="inline-block max-w-full py-px text-soft lg:py-1 hover:text-ink hover:underline current:text-ink current:underline touch:min-w-11 touch:py-3"
                  />
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="border-line border-t pt-4 text-fine text-soft lg:pt-6 lg:text-small lg:col-span-3">
          <p>
            {t["footer.origin"]}
            <br />
            {t["footer.company.identity"]}{" "}
            <span className="whitespace-nowrap">
              {fill(t["footer.copyright"], { year: new Date().getUTCFullYear() })}
            </span>
          </p>
        </div>
      </div>
    </footer>
  );
}
