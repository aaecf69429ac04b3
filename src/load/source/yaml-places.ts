import { type Document, isAlias, isMap, isSeq, type LineCounter, type Node, type Pair } from "yaml";

/** Line numbers of the keys of a YAML document. */
export class YamlPlaces {
  readonly #document: Document;
  readonly #lines: LineCounter;

  constructor(document: Document, lines: LineCounter) {
    this.#document = document;
    this.#lines = lines;
  }

  /** First and last line of a key such as "hero.points.0", or of its nearest ancestor. */
  linesOf(key: string): [first: number, last: number] {
    let range = rangeOf(this.#document.contents) ?? [0, 0];
    let node: unknown = this.#document.contents;
    let rest = key;
    while (rest !== "") {
      const step = this.#stepInto(node, rest);
      if (!step) break;
      ({ node, rest } = step);
      range = step.range;
    }
    const [start, end] = range;
    return [this.#lineAt(start), this.#lineAt(Math.max(start, end - 1))];
  }

  /** A list entry by its id or its index. */
  #stepIntoList(items: unknown[], rest: string) {
    const fits = (id: unknown) => rest === id || rest.startsWith(`${id}.`);
    const named = items.find((item) => isMap(item) && fits(item.get("id")));
    const [first = ""] = rest.split(".");
    const item = named ?? items[Number(first)];
    const name = isMap(item) && named ? String(item.get("id")) : first;
    const range = rangeOf(item as Node);
    return range && { node: item, range, rest: rest.slice(name.length + 1) };
  }

  /** A key may contain dots, as in "nav.home": the longest existing one is meant. */
  #stepInto(node: unknown, rest: string) {
    const group = isAlias(node) ? node.resolve(this.#document) : node;
    if (isSeq(group)) return this.#stepIntoList(group.items, rest);
    if (!isMap(group)) return undefined;
    const fits = (name: string) => rest === name || rest.startsWith(`${name}.`);
    const [pair] = group.items
      .filter(({ key }) => fits(String(key)))
      .sort((one, other) => String(other.key).length - String(one.key).length);
    if (!pair) return undefined;
    const range = rangeOfPair(pair);
    return range && { node: pair.value, range, rest: rest.slice(String(pair.key).length + 1) };
  }

  #lineAt(offset: number): number {
    return this.#lines.linePos(offset).line || 1;
  }
}

function rangeOfPair({ key, value }: Pair): [number, number] | undefined {
  const start = rangeOf(key as Node);
  return start && [start[0], rangeOf(value as Node | null)?.[1] ?? start[1]];
}

function rangeOf(node: Node | null | undefined): [number, number] | undefined {
  return node?.range ? [node.range[0], node.range[1]] : undefined;
}
