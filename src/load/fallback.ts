import { defaultLocale } from "#locale/languages";

// Two characters of Unicode's private use area, which our texts never contain.
const open = "\ue000";
const close = "\ue001";

/** Marks a text as an English fallback, so that the page can set its language. */
export function markFallback(text: string): string {
  return open + text + close;
}

/** Removes the marks, for values that are no words. */
export function unmarkFallback(text: string): string {
  return text.replaceAll(open, "").replaceAll(close, "");
}

const skipped = /<(title|script|style|textarea|option)\b[\s\S]*?<\/\1>/;
const tag = /<(?:"[^"]*"|'[^']*'|[^'">])*>/;
const notText = new RegExp(`${skipped.source}|${tag.source}`, "g");

/**
 * Replaces the marks in a page by `<span lang="en">`, and removes them where no element may be: in
 * attributes, titles and scripts.
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
