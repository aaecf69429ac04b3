/** A text in which the words of a range lead to a page, and the range of those words in it. */
export function linkWords(text: string, [from, to]: [from: number, to: number], target: string) {
  const marked = text.slice(from, to);
  // A link cannot be part of another one.
  const linkText = marked.trim().replace(/\[([^\]]*)\]\([^)]*\)/g, "$1") || "words";
  const before = text.slice(0, from) + (/^\s*/.exec(marked)?.[0] ?? "");
  const after = (/\s*$/.exec(marked.trimStart())?.[0] ?? "") + text.slice(to);
  const start = before.length + 1;
  return {
    text: `${before}[${linkText}](page:${target})${after}`,
    start,
    end: start + linkText.length,
  };
}
