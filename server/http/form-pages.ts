import { type FormName, formEndpoints } from "#contract/endpoints";
import type { PageId } from "#locale/routes";

/** The page and the anchor of each form. */
export const formPages = {
  prospect: { page: "contact", fragment: "work" },
  contactMessage: { page: "contact", fragment: "question" },
  inquiry: { page: "facilitatorship", fragment: "inquiry" },
} as const satisfies Record<FormName, { page: PageId; fragment: string }>;

const formNames = new Map<string | undefined, FormName>(
  Object.entries(formEndpoints).map(([name, url]) => [url, name as FormName]),
);

/** Finds the form that posts to a URL. */
export function findFormByUrl(url: string | undefined): FormName | undefined {
  return formNames.get(url);
}
