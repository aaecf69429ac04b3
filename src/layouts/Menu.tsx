import X from "lucide-react/icons/x";
import type { PageContext } from "#load/page-context.ts";
import { signInUrl } from "#load/platform-urls.ts";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { getOfferedLocales, LanguageSwitcher, maxInlineLanguages } from "./LanguageSwitcher.tsx";
import { NavLink } from "./NavLink.tsx";
import { getNavigation } from "./navigation.ts";

/**
 * The menu of a header without room for its links: a native popover, which needs no JavaScript. It is not
 * modal, since a modal dialog makes the browser style the whole page anew. `HeaderScript.astro` closes it
 * when the focus leaves it.
 */
export function Menu({
  page,
  maxInline = maxInlineLanguages,
}: {
  page: PageContext;
  /** Up to this many languages are beside the title; more are below the links. */
  maxInline?: number;
}) {
  const { t } = page;
  const isInline = getOfferedLocales(page).length <= maxInline;
  const switcher = <LanguageSwitcher page={page} maxInline={maxInline} />;
  const { main, audiences, contact } = getNavigation(page);
  return (
    <dialog id="menu" popover="auto" aria-label={t["layout.menu.title"]} className="offcanvas">
      <div className="flex min-h-full flex-col gap-5 px-6 pt-6">
        {/* In the narrowest windows the languages are below the title. */}
        <div className="relative flex min-h-11 flex-wrap items-center justify-between gap-x-3 pr-14">
          <p className="font-bold text-subtitle tracking-subtitle">{t["layout.menu.title"]}</p>
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            className="absolute top-0 right-0 inline-flex size-11 items-center justify-center rounded-pill border-2 border-edge"
          >
            <X className="size-5.5" aria-hidden="true" />
            <span className="sr-only">{t["layout.menu.close"]}</span>
          </button>
          {isInline && switcher}
        </div>
        <nav aria-label={t["layout.nav.label"]} className="@container">
          <ul>
            {[...main, ...contact].map((link) => (
              <NavLink
                key={link.href}
                link={link}
                itemClassName="border-line border-b"
                className="block py-3 font-semibold text-lead current:border-producer current:border-l-4 current:pl-3"
              />
            ))}
          </ul>
          <p id="menu-audiences" className="mt-6 text-small text-soft">
            {audiences.title}
          </p>
          <ul aria-labelledby="menu-audiences" className="mt-1 grid gap-x-6 @sketch:grid-cols-2">
            {audiences.links.map((link) => (
              <NavLink
                key={link.href}
                link={link}
                className="block py-2.5 font-medium current:text-spruce current:underline"
              />
            ))}
          </ul>
        </nav>
        {!isInline && switcher}
        {/* In view although the links above scroll. */}
        <div className="-mx-6 sticky bottom-0 mt-auto flex flex-wrap gap-2 border-line border-t bg-card px-6 py-3 *:grow">
          <ButtonLink href={signInUrl} variant="secondary" size="small">
            {t["layout.sign-in"]}
          </ButtonLink>
          <ButtonLink href={page.getRegisterUrl("free")} size="small">
            {t["layout.register"]}
          </ButtonLink>
        </div>
      </div>
    </dialog>
  );
}
