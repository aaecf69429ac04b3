import { formatLink, type TrialLink } from "#instrument/trial-link.ts";

/** The URL of the open page with a link of the trial in its fragment. */
export function formatLinkUrl(link: TrialLink): string {
  return `${location.origin}${location.pathname}#${formatLink(link)}`;
}
