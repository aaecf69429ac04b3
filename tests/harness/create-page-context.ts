import type { PageCollection } from "#load/content.ts";
import type { ContentPage, PageNames } from "#load/page-context.ts";
import type { Facts } from "#load/schema/facts.ts";
import type { Method } from "#load/schema/method.ts";
import { getPath } from "#locale/routes.ts";
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
    getHref: (target, fragment) => getPath(target, "en") + (fragment ? `#${fragment}` : ""),
    formatPrice: String,
    getRegisterUrl: (plan) => `/register/${plan}`,
    content: content as ContentPage<Id>["content"],
  };
}
