/** What a text points to by a link such as `[words](term:role)` or a picture `![](figure:map)`. */
export interface ProseLink {
  kind: string;
  id: string;
}

const link = /\]\(\s*([a-z-]+):([^)\s]*)[^)]*\)/g;
const codeOrEscaped = /```[\s\S]*?```|`[^`\n]*`|\\\[/g;
const webAddresses = ["http", "https", "mailto", "tel"];

/** The special links and figures of a Markdown text in their order; addresses of the web are left out. */
export function findProseLinks(markdown: string): ProseLink[] {
  return [...markdown.replace(codeOrEscaped, "").matchAll(link)]
    .map(([, kind = "", id = ""]) => ({ kind, id }))
    .filter(({ kind }) => !webAddresses.includes(kind));
}
