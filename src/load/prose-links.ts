/** What a text points to by a link such as `[words](term:role)` or a picture `![](figure:map)`. */
export interface ProseLink {
  kind: string;
  id: string;
}

const link = /\]\(\s*([a-z-]+):([^)\s]*)[^)]*\)/g;
const codeOrEscaped = /```[\s\S]*?```|`[^`\n]*`|\\\[/g;
const leadElsewhere = ["http", "https", "mailto", "tel", "lang"];

/**
 * The special links and figures of a Markdown text in their order. Addresses of the web are left out,
 * and so are words in another language, `[words](lang:sv)`, which lead nowhere.
 */
export function findProseLinks(markdown: string): ProseLink[] {
  return [...markdown.replace(codeOrEscaped, "").matchAll(link)]
    .map(([, kind = "", id = ""]) => ({ kind, id }))
    .filter(({ kind }) => !leadElsewhere.includes(kind));
}
