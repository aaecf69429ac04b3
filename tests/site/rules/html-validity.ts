import { HtmlValidate, StaticConfigLoader } from "html-validate";
import type { BuiltPage } from "#tools/built-site";

/** The rules of valid HTML: all that html-validate has, but for these. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: [
      "html-validate:recommended",
      "html-validate:standard",
      "html-validate:a11y",
      "html-validate:document",
    ],
    rules: {
      // How React writes HTML. Browsers read it the same: names in any case, <br/> and hidden="".
      "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
      "void-style": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      // The navigation stands in the header and in the menu, a contents list beside the text and
      // folded up above it. Only one of the two is ever shown: axe judges what is shown.
      "unique-landmark": "off",
      // The finder's and the trial's forms send nothing and take effect at once. Forms that are sent
      // are checked for a submit button by the rules in html-basics.ts.
      "wcag/h32": "off",
    },
  }),
);

/** Where a page is not valid HTML, each as "file:line:column: what is wrong (rule)". */
export async function findValidityProblems({ file, html }: BuiltPage): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, selector, message, ruleId }) =>
        `${file}:${line}:${column}: ${message} (${ruleId}, ${selector ?? "document"})`,
    ),
  );
}
