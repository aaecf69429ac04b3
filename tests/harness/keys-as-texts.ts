import type { InterfaceTexts } from "#load/schema/interface-texts";

/** Interface texts, each of which is its key. */
export const keysAsTexts = new Proxy({}, { get: (_texts, key) => key }) as InterfaceTexts;
