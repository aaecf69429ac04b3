import { listAnchors } from "#load/page-anchors.ts";
import { defaultLocale } from "#locale/languages.ts";
import { linkablePageIds } from "#locale/routes.ts";
import { formatLabel } from "./cms-fields.ts";

/** A page that a text may link to. */
export interface LinkablePage {
  /** As in `[words](page:pricing)`. */
  id: string;
  label: string;
  /** Its places that a link may lead to, the same in every language. */
  anchors: string[];
}

/** All pages that a text may link to, in the order of the route table. */
export function listLinkablePages(root: string): LinkablePage[] {
  return linkablePageIds.map((id) => ({
    id,
    label: formatLabel(id),
    anchors: listAnchors(root, id, defaultLocale),
  }));
}
