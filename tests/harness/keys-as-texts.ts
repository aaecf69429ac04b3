import type { InterfaceTexts } from "#load/schema/interface-texts.ts";

/** Interface texts, each of which is its key. */
export const keysAsTexts = new Proxy({}, { get: (_texts, key) => key }) as InterfaceTexts;
