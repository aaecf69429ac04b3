/** Keys and values of content, on any level. */
export type ContentObject = Record<string, unknown>;

/** What is wrong with a value, and its key: "prices.sv.starter", "must be a number, not …". */
export interface KeyIssue {
  key: string;
  message: string;
}

export function isContentObject(content: unknown): content is ContentObject {
  return typeof content === "object" && content !== null && !Array.isArray(content);
}

/** The value at a path; `undefined` if there is none. */
export function getValue(content: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(
    (node, part) => (node as Record<PropertyKey, unknown> | null)?.[part],
    content,
  );
}

/** The id of a list entry, if it has one. */
export function getId(entry: unknown): string | undefined {
  const id = (entry as { id?: unknown } | null | undefined)?.id;
  return typeof id === "string" && id !== "" ? id : undefined;
}

/** The children of an object by key; those of a list by id, or else by index. */
export function listChildren(content: object): [key: string, value: unknown][] {
  if (!Array.isArray(content)) return Object.entries(content);
  return content.map((entry, index) => [getId(entry) ?? String(index), entry]);
}

/** The key of a path: [items, 0, answer] may be "items.plan.answer". */
export function formatPath(path: readonly PropertyKey[], content: unknown): string {
  let at = content;
  const keys = path.map((part) => {
    const inner = (at as Record<PropertyKey, unknown> | null | undefined)?.[part];
    const id = Array.isArray(at) ? getId(inner) : undefined;
    at = inner;
    return id ?? String(part);
  });
  return keys.join(".");
}

/**
 * All leaves of content with their keys: "hero.points.0", "items.plan.answer". The ids of
 * entries are only part of keys.
 */
export function* walkLeaves(content: unknown, path = ""): Generator<[key: string, value: unknown]> {
  if (typeof content !== "object" || content === null) {
    yield [path, content];
    return;
  }
  const isEntry = path !== "" && getId(content) !== undefined;
  for (const [key, value] of listChildren(content)) {
    if (isEntry && key === "id") continue;
    yield* walkLeaves(value, path === "" ? key : `${path}.${key}`);
  }
}

/** A copy of some data with each text changed by `change`, which gets the text and the keys that lead to it. */
export function mapTexts<T>(
  data: T,
  change: (text: string, path: readonly string[]) => string,
  path?: readonly string[],
): T;
export function mapTexts(
  data: unknown,
  change: (text: string, path: readonly string[]) => string,
  path: readonly string[] = [],
): unknown {
  if (typeof data === "string") return change(data, path);
  if (Array.isArray(data))
    return data.map((entry, index) => mapTexts(entry, change, [...path, String(index)]));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, mapTexts(value, change, [...path, key])]),
  );
}

/** Whether a key exists, with any value. Keys may contain dots, as in "nav.audiences". */
export function hasKey(content: unknown, key: string): boolean {
  if (key === "") return true;
  if (typeof content !== "object" || content === null) return false;
  return listChildren(content).some(
    ([name, value]) =>
      key === name || (key.startsWith(`${name}.`) && hasKey(value, key.slice(name.length + 1))),
  );
}
