import type { FormName } from "#contract/endpoints";
import type { PageId } from "#locale/routes";

/** The page and the anchor of each form. */
export const formPages = {
  prospect: { page: "contact", fragment: "work" },
  contactMessage: { page: "contact", fragment: "question" },
  inquiry: { page: "facilitatorship", fragment: "inquiry" },
} as const satisfies Record<FormName, { page: PageId; fragment: string }>;
