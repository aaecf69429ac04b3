import { expect, test } from "vitest";
import { keysAsTexts } from "#tests/harness/keys-as-texts.ts";
import { getNextSteps } from "./confirmation-texts.ts";

test("suggests three pages after a question, none of them the page of the form", () => {
  for (const id of ["contact", "product"] as const) {
    const links = getNextSteps("contactMessage", {
      id,
      t: keysAsTexts,
      getHref: (page) => `/${page}`,
    });
    expect(links).toHaveLength(3);
    expect(links.map(({ href }) => href)).not.toContain(`/${id}`);
  }
});
