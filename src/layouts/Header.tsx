import ChevronDown from "lucide-react/icons/chevron-down";
import MenuIcon from "lucide-react/icons/menu";
import type { PageContext } from "#load/page-context.ts";
import { signInUrl } from "#load/platform-urls.ts";
import type { PageId } from "#locale/routes.ts";
import { getContactHref } from "#sections/forms/contact-href.ts";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { BrandLink } from "./BrandLink.tsx";
import { LanguageSwitcher } from "./LanguageSwitcher.tsx";
import { Menu } from "./Menu.tsx";
import { NavLink } from "./NavLink.tsx";
import { getNavigation, type NavigationLink } from "./navigation.ts";

/** Pages whose visitors talk to us before they begin. */
const talkPages: PageId[] = ["organization", "hr", "leaders", "teams"];

const linkStyle =
  "inline-flex items-center gap-1 whitespace-nowrap border-transparent border-y-2 py-0.5 font-medium text-small xl:text-body hover:border-b-line current:border-b-producer";

/**
 * The sticky header. Its links move into the menu, which has all of them, if there is no room at the
 * visitor's text size. The call to action for the page's audience stays visible.
 */
export function Header({ page }: { page: PageContext }) {
  const { t, id } = page;
  const talksFirst = id && talkPages.includes(id);
  const { main, audiences, contact } = getNavigation(page);
  return (
    <header
      data-screen-only
      className="site-header @container top-0 z-10 tall:sticky border-line border-b bg-paper"
    >
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-x-4 gap-y-1 px-6 py-2 @navigation:gap-x-3 @navigation:min-h-18 xl:gap-x-6">
        <BrandLink page={page} />
        <div className="ml-2 hidden grow basis-0 items-center justify-end gap-x-3 xl:ml-6 xl:gap-x-6 @navigation:flex">
          <nav aria-label={t["layout.nav.label"]} className="mr-auto">
            <ul className="flex flex-wrap items-baseline gap-x-3.5 gap-y-1 xl:gap-x-5.5">
              {main.map((link) => (
                <NavLink key={link.href} link={link} className={linkStyle} />
              ))}
              <li className="header-group">
                <AudienceLinks {...audiences} contact={contact} />
              </li>
              {contact.map((link) => (
                <NavLink
                  key={link.href}
                  link={link}
                  itemClassName="hidden @contact:block"
                  className={linkStyle}
                />
              ))}
            </ul>
          </nav>
          <LanguageSwitcher page={page} isCollapsible />
          <ButtonLink
            href={signInUrl}
            variant="secondary"
            size="compact"
            className="whitespace-nowrap"
          >
            {t["layout.sign-in"]}
          </ButtonLink>
        </div>
        <div className="flex grow basis-0 items-center justify-end gap-2 @navigation:grow-0 @navigation:basis-auto">
          {talksFirst && (
            <span className="-ml-3 hidden @register:block @navigation:hidden">
              <ButtonLink href={getContactHref(page)} size="compact">
                {t["layout.talk"]}
              </ButtonLink>
            </span>
          )}
          <span
            className={`header-register -ml-3 hidden @navigation:ml-0 ${talksFirst ? "@navigation:block" : "@register:block"}`}
          >
            <ButtonLink
              href={page.getRegisterUrl("free")}
              size="compact"
              className="max-sm:text-fine"
            >
              {t["layout.register"]}
            </ButtonLink>
          </span>
          <button
            type="button"
            popoverTarget="menu"
            aria-haspopup="dialog"
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill border-2 border-edge @navigation:hidden"
          >
            <MenuIcon className="size-5.5" aria-hidden="true" />
            <span className="sr-only">{t["layout.menu.open"]}</span>
          </button>
        </div>
      </div>
      <Menu page={page} />
    </header>
  );
}

/**
 * Links to the audiences' pages in a native popover, which needs no JavaScript. The link to the contact page
 * is among them where the header has no room for it.
 */
function AudienceLinks({
  title,
  links,
  contact,
}: {
  title: string;
  links: NavigationLink[];
  contact: NavigationLink[];
}) {
  const style = "block rounded-field px-4 py-2.5 font-medium hover:bg-mist current:text-spruce";
  const isCurrent = links.some((link) => link.isCurrent);
  return (
    <>
      <button
        type="button"
        popoverTarget="audiences"
        {...(isCurrent && { "aria-current": "page" })}
        className={`cursor-pointer ${linkStyle}`}
      >
        {title}
        <ChevronDown className="size-4" aria-hidden="true" />
      </button>
      <ul id="audiences" popover="auto" className="header-popover shadow-main">
        {links.map((link) => (
          <NavLink key={link.href} link={link} className={style} />
        ))}
        {contact.map((link) => (
          <NavLink key={link.href} link={link} itemClassName="@contact:hidden" className={style} />
        ))}
      </ul>
    </>
  );
}
