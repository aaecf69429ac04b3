import type { Messages } from "#load/schema/messages";

/** A dictionary in which every text is its key. */
export const keysAsTexts = new Proxy({}, { get: (_texts, key) => key }) as Messages;
