import ChevronDown from "lucide-react/icons/chevron-down";
import type { PageContext } from "#load/page-context.ts";
import { formatInteger } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import { BrandLink } from "./BrandLink.tsx";
import { NavLink } from "./NavLink.tsx";
import { getNavigation, type NavigationLink } from "./navigation.ts";

/** The footer: the product's claim, links to every page, and the company. */
export function Footer({ page }: { page: PageContext }) {
  const { t, locale, facts } = page;
  const users = formatInteger(facts.figures[locale].users.value, locale);
  return (
    <footer className="border-line border-t">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-4 px-6 py-6 lg:grid-cols-3 lg:gap-y-8 lg:py-10">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 lg:block">
          <BrandLink page={page} />
          <p data-screen-only className="max-w-card text-small text-soft lg:mt-4 lg:text-body">
            {interpolate(t["footer.claim"], { users })}
          </p>
        </div>
        <div className="text-small md:grid md:grid-cols-4 md:gap-x-6 lg:text-body lg:col-span-2">
          {getNavigation(page).footer.map((column) => (
            <FooterColumn key={column.title} {...column} />
          ))}
        </div>
        <div className="border-line border-t pt-4 text-fine text-soft lg:pt-6 lg:text-small lg:col-span-3">
          <p>
            <span data-screen-only>
              {t["footer.origin"]}
              <br />
            </span>
            {/* Keeps the registration number, which has a hyphen, in one line. */}
            {t["footer.company.identity"].split(/(\d+-\d+)/).map((part, index) =>
              index % 2 ? (
                <span key={part} className="whitespace-nowrap">
                  {part}
                </span>
              ) : (
                part
              ),
            )}{" "}
            <span className="whitespace-nowrap">
              {interpolate(t["footer.copyright"], { year: new Date().getUTCFullYear() })}
            </span>
          </p>
        </div>
      </div>
    </footer>
  );
}

/** The links of a column; on phones they are in a part that opens, or follow one another. */
function FooterColumn({
  title,
  links,
  isCollapsible,
}: {
  title: string;
  links: NavigationLink[];
  isCollapsible: boolean;
}) {
  const renderLinks = (className: string) => (
    <ul className={className}>
      {links.map((link) => (
        <NavLink
          key={link.href}
          link={link}
          className="inline-block max-w-full py-1 text-soft hover:text-ink hover:underline current:text-ink current:underline touch:min-w-11 touch:py-3"
        />
      ))}
    </ul>
  );
  return (
    <nav aria-label={title} data-screen-only>
      <p className="font-semibold max-md:hidden">{title}</p>
      {renderLinks(
        isCollapsible
          ? "pt-1 max-md:hidden lg:mt-2"
          : "flex flex-wrap gap-x-5 border-line border-t pt-1 md:block md:border-0 lg:mt-2",
      )}
      {isCollapsible && (
        <details className="group border-line border-t md:hidden">
          <summary className="flex cursor-pointer items-center justify-between py-2 font-semibold touch:min-h-11">
            {title}
            <ChevronDown
              className="size-5 shrink-0 text-soft group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          {renderLinks("grid grid-cols-2 gap-x-4 pb-2")}
        </details>
      )}
    </nav>
  );
}
