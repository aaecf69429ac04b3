import type { InterfaceTexts } from "#load/schema/interface-texts";

/** A dictionary in which every text is its key. */
export const keysAsTexts = new Proxy({}, { get: (_texts, key) => key }) as InterfaceTexts;
