import { Lead } from "./Lead.tsx";

export const examples = { lead: <Lead>Every question is a pair of words of equal value.</Lead> };
