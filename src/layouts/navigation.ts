import type { PageContext } from "#load/page-context.ts";
import type { InterfaceTextKey } from "#load/schema/interface-texts.ts";
import { legalIds } from "#load/schema/legal.ts";
import { findLinkPath, type IndexablePage } from "#locale/routes.ts";

export interface NavigationLink {
  href: string;
  label: string;
  isCurrent: boolean;
}

/** A part of a page with a name of its own. */
interface Part {
  page: IndexablePage;
  fragment: string;
  name: InterfaceTextKey;
}

const main: IndexablePage[] = ["product", "trial", "pricing", "science", "facilitatorship"];

const audiences: IndexablePage[] = ["organization", "hr", "leaders", "teams", "individuals"];

const finder: Part = { page: "facilitatorship", fragment: "find", name: "footer.help.finder" };

const footer: {
  title: InterfaceTextKey;
  links: (IndexablePage | Part)[];
  isCollapsible?: false;
}[] = [
  {
    title: "footer.company.title",
    links: ["about", "product", "trial", "contact", "science"],
  },
  { title: "footer.audiences.title", links: audiences },
  { title: "footer.help.title", links: ["pricing", "example", "faq", finder] },
  { title: "footer.legal.title", links: [...legalIds], isCollapsible: false },
];

/** The links of the header, the menu and the footer. */
export function getNavigation(page: PageContext) {
  return {
    main: resolve(main, page),
    audiences: { title: page.t["nav.audiences"], links: resolve(audiences, page) },
    /** In the menu after the main links, in the header after the audiences, or with them. */
    contact: resolve(["contact"], page),
    /** On phones, columns that are collapsible begin closed. */
    footer: footer.map(({ title, links, isCollapsible = true }) => ({
      title: page.t[title],
      links: resolve(links, page),
      isCollapsible,
    })),
  };
}

function resolve(links: (IndexablePage | Part)[], page: PageContext): NavigationLink[] {
  return links.flatMap((link) => {
    const target = typeof link === "string" ? link : link.page;
    const path = findLinkPath(target, page.locale);
    if (!path) return [];
    if (typeof link !== "string") {
      return [{ href: `${path}#${link.fragment}`, label: page.t[link.name], isCurrent: false }];
    }
    return [{ href: path, label: page.names[link] ?? "", isCurrent: link === page.id }];
  });
}
