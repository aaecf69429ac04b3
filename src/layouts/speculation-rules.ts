import { alternatesOf } from "#locale/routes";

const answers = alternatesOf("messageSent").map(({ path }) => path);

/**
 * Lets the browser fetch the document behind a link that the visitor is about to follow (pointing or
 * pressing). Only pages of this site: no endpoints, no answers to a form, no place on the same page.
 * It fetches and does not render, so that no script runs for a page that nobody sees.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/api/*", "/*.*", ...answers] } },
          { not: { selector_matches: '[href^="#"], [download]' } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
