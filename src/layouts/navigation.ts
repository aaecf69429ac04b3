import type { PageContext } from "#load/page-context";
import type { InterfaceTextKey, InterfaceTexts } from "#load/schema/interface-texts";
import { linkTo, type PageId } from "#locale/routes";

export interface NavigationLink {
  href: string;
  label: string;
  current: boolean;
}

interface Entry {
  page: PageId;
  name: InterfaceTextKey;
  /** An id on the page. */
  fragment?: string;
}

const main: Entry[] = [
  { page: "product", name: "nav.product" },
  { page: "trial", name: "nav.trial" },
  { page: "pricing", name: "nav.pricing" },
  { page: "science", name: "nav.science" },
  { page: "facilitatorship", name: "nav.facilitatorship" },
];

const audiences: Entry[] = [
  { page: "organization", name: "footer.audiences.organization" },
  { page: "hr", name: "footer.audiences.hr" },
  { page: "leaders", name: "footer.audiences.leaders" },
  { page: "teams", name: "footer.audiences.teams" },
  { page: "individuals", name: "footer.audiences.individuals" },
];

const contact: Entry = { page: "contact", name: "footer.company.contact" };

const footer: { title: InterfaceTextKey; entries: Entry[]; alwaysOpen?: true }[] = [
  {
    title: "footer.company.title",
    entries: [
      { page: "about", name: "footer.company.about" },
      { page: "product", name: "nav.product" },
      { page: "trial", name: "nav.trial" },
      contact,
      { page: "science", name: "nav.science" },
    ],
  },
  { title: "footer.audiences.title", entries: audiences },
  {
    title: "footer.help.title",
    entries: [
      { page: "pricing", name: "nav.pricing" },
      { page: "example", name: "footer.help.example" },
      { page: "faq", name: "footer.help.questions" },
      { page: "facilitatorship", name: "footer.help.finder", fragment: "find" },
    ],
  },
  {
    title: "footer.legal.title",
    alwaysOpen: true,
    entries: [
      { page: "terms", name: "footer.legal.terms" },
      { page: "privacy", name: "footer.legal.privacy" },
      { page: "cookies", name: "footer.legal.cookies" },
      { page: "accessibility", name: "footer.legal.accessibility" },
      { page: "imprint", name: "footer.legal.imprint" },
    ],
  },
];

/** The name of a page in the navigation or the footer, if it has one. */
export function pageName(page: PageId, t: InterfaceTexts): string | undefined {
  const entries = [...main, ...footer.flatMap((column) => column.entries)];
  const name = entries.find((entry) => entry.page === page)?.name;
  return name && t[name];
}

/** The links of the header, the menu and the footer. */
export function navigationOf(page: PageContext) {
  return {
    main: resolve(main, page),
    audiences: { title: page.t["nav.audiences"], links: resolve(audiences, page) },
    /** In the menu after the main links, in the header after the audiences, or with them. */
    contact: resolve([contact], page),
    /** On phones, columns fold up unless they are `alwaysOpen`. */
    footer: footer.map(({ title, entries, alwaysOpen = false }) => ({
      title: page.t[title],
      links: resolve(entries, page),
      alwaysOpen,
    })),
  };
}

function resolve(entries: Entry[], { id, t, locale }: PageContext): NavigationLink[] {
  return entries.flatMap((entry) => {
    const path = linkTo(entry.page, locale);
    if (!path) return [];
    const { fragment } = entry;
    const href = fragment ? `${path}#${fragment}` : path;
    return [{ href, label: t[entry.name], current: !fragment && entry.page === id }];
  });
}
