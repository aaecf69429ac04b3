import type { PageCollection } from "#load/content";
import type { ContentPage, PageNames } from "#load/page-context";
import type { Facts } from "#load/schema/facts";
import type { Method } from "#load/schema/method";
import { getPath } from "#locale/routes";
import { keysAsTexts } from "./keys-as-texts.ts";

/** An English page for a section that reads only this content and these facts. Its messages are their keys. */
export function createPageContext<Id extends PageCollection>(
  id: Id,
  content: Partial<ContentPage<Id>["content"]>,
  facts: object = {},
): ContentPage<Id> {
  return {
    id,
    locale: "en",
    t: keysAsTexts,
    names: keysAsTexts as unknown as PageNames,
    facts: facts as Facts,
    method: {} as Method,
    pathTo: (target, fragment) => getPath(target, "en") + (fragment ? `#${fragment}` : ""),
    formatPrice: String,
    getRegisterUrl: (plan) => `/register/${plan}`,
    content: content as ContentPage<Id>["content"],
  };
}
