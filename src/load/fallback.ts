import { defaultLocale } from "#locale/languages";

// Two characters of Unicode's private use area, which no text of ours contains.
const open = "\ue000";
const close = "\ue001";

/** Marks a text that stands in for a missing translation, so that the page can tell its language. */
export function markFallback(text: string): string {
  return open + text + close;
}

/** Takes the marks off again, for a value that is no words. */
export function unmarkFallback(text: string): string {
  return text.replaceAll(open, "").replaceAll(close, "");
}

const skipped = /<(title|script|style|textarea|option)\b[\s\S]*?<\/\1>/;
const tag = /<(?:"[^"]*"|'[^']*'|[^'">])*>/;
const notText = new RegExp(`${skipped.source}|${tag.source}`, "g");

/**
 * Turns the marks in a page into `<span lang="en">` and removes them where no element can stand:
 * in attributes, titles and scripts.
 */
export function renderFallback(html: string): string {
  if (!html.includes(open)) return html;
  let result = "";
  let end = 0;
  for (const match of html.matchAll(notText)) {
    result += wrap(html.slice(end, match.index)) + unmarkFallback(match[0]);
    end = match.index + match[0].length;
  }
  return result + wrap(html.slice(end));
}

function wrap(text: string): string {
  return text.replaceAll(open, `<span lang="${defaultLocale}">`).replaceAll(close, "</span>");
}
