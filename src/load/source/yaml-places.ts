import { type Document, isAlias, isMap, isSeq, type LineCounter, type Node } from "yaml";

/** First and last line of a key. */
export type Lines = [first: number, last: number];

/** The lines of every key of a YAML document: "hero.points.0", and "items.plan" for an entry with an id. */
export function linesOfKeys(document: Document, counter: LineCounter): Map<string, Lines> {
  const lines = new Map<string, Lines>();
  const lineAt = (offset: number) => counter.linePos(offset).line || 1;
  const add = (key: string, value: unknown, from = value) => {
    const [start = 0, ownEnd = 0] = (from as Node | null)?.range ?? [];
    const end = (value as Node | null)?.range?.[1] ?? ownEnd;
    // Of two entries with one id, the first is meant.
    if (!lines.has(key)) lines.set(key, [lineAt(start), lineAt(Math.max(start, end - 1))]);
    const group = isAlias(value) ? value.resolve(document) : value;
    const within = (name: unknown) => (key === "" ? String(name) : `${key}.${name}`);
    if (isMap(group)) {
      for (const pair of group.items) add(within(pair.key), pair.value, pair.key);
    }
    if (isSeq(group)) {
      for (const [index, entry] of group.items.entries()) {
        if (isMap(entry) && entry.has("id")) add(within(entry.get("id")), entry);
        add(within(index), entry);
      }
    }
  };
  add("", document.contents);
  return lines;
}
