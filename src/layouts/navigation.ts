import type { MessageKey, Messages } from "#load/schema/messages";
import type { Locale } from "#locale/languages";
import { type PageId, pathOf } from "#locale/routes";

export interface NavigationLink {
  href: string;
  label: string;
  current: boolean;
}

type Entry = [PageId, MessageKey];

const main: Entry[] = [
  ["product", "nav.product"],
  ["pricing", "nav.pricing"],
  ["science", "nav.science"],
  ["facilitatorship", "nav.facilitatorship"],
];

const footer: { title: MessageKey; entries: Entry[] }[] = [
  {
    title: "footer.company.title",
    entries: [
      ["about", "footer.company.about"],
      ["product", "footer.company.product"],
      ["contact", "footer.company.contact"],
      ["science", "footer.company.science"],
    ],
  },
  {
    title: "footer.audiences.title",
    entries: [
      ["organization", "footer.audiences.organization"],
      ["leaders", "footer.audiences.leaders"],
      ["teams", "footer.audiences.teams"],
      ["individuals", "footer.audiences.individuals"],
    ],
  },
  {
    title: "footer.legal.title",
    entries: [
      ["terms", "footer.legal.terms"],
      ["privacy", "footer.legal.privacy"],
      ["cookies", "footer.legal.cookies"],
      ["accessibility", "footer.legal.accessibility"],
      ["imprint", "footer.legal.imprint"],
    ],
  },
];

/** The name of a page where it has one among others: in the navigation or the footer. */
export function pageName(page: PageId, t: Messages): string | undefined {
  const entries = [...main, ...footer.flatMap((column) => column.entries)];
  const key = entries.find(([id]) => id === page)?.[1];
  return key && t[key];
}

/** The links of the top navigation. */
export function mainNavigation(t: Messages, locale: Locale, page?: PageId): NavigationLink[] {
  return resolve(main, t, locale, page);
}

/** The columns of the footer. */
export function footerColumns(t: Messages, locale: Locale, page?: PageId) {
  return footer.map(({ title, entries }) => ({
    title: t[title],
    links: resolve(entries, t, locale, page),
  }));
}

function resolve(entries: Entry[], t: Messages, locale: Locale, page?: PageId): NavigationLink[] {
  return entries.flatMap(([id, key]) => {
    const href = pathOf(id, locale);
    return href ? [{ href, label: t[key], current: id === page }] : [];
  });
}
