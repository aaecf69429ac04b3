import type { PageContext } from "#load/page-context";
import { formatInteger } from "#locale/formats";

/** What the facts say about the questionnaire, each with the value for its text. */
export function knownFacts({ facts, locale }: Pick<PageContext, "facts" | "locale">) {
  const { smallestGroup, minutes } = facts.questionnaire ?? {};
  const known = [
    { fact: "smallestGroup", value: "count", amount: smallestGroup },
    { fact: "minutes", value: "minutes", amount: minutes },
  ] as const;
  return known.flatMap(({ fact, value, amount }) =>
    amount === undefined ? [] : [{ fact, values: { [value]: formatInteger(amount, locale) } }],
  );
}
