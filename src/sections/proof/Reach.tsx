import type { PageContext } from "#load/page-context";
import { fill } from "#locale/fill";
import { formatInteger } from "#locale/formats";
import { figureInSentence } from "../figures/figure-in-sentence.ts";
import { ProofLine } from "./ProofLine.tsx";

/** How many organisations use the product, or how many people have taken part, beside a page's buttons. */
export function Reach({ page, of }: { page: PageContext; of: "organisations" | "people" }) {
  const { t, locale, facts } = page;
  const { organisations, users } = facts.figures[locale];
  return (
    <ProofLine>
      <p>
        {fill(t[`proof.${of}`], {
          organisations: figureInSentence(page, organisations),
          users: formatInteger(users.value, locale),
        })}
      </p>
    </ProofLine>
  );
}
