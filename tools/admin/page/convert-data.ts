import { isUpload } from "../../content/is-upload.ts";

type Tree = Record<string, unknown>;

/** A file whose keys are ids, as a list of entries that know theirs: forms cannot edit keys. */
export function fromRecord(record: Record<string, Tree> | null): { entries: Tree[] } {
  return { entries: Object.entries(record ?? {}).map(([id, entry]) => ({ id, ...entry })) };
}

/**
 * A list of entries as the file whose keys are their ids.
 * @throws if two entries have the same id: one would be lost.
 */
export function toRecord({ entries = [] }: { entries?: Tree[] }): Record<string, Tree> {
  const record: Record<string, Tree> = {};
  for (const { id, ...entry } of entries) {
    if (Object.hasOwn(record, String(id)))
      throw new Error(`Two entries have the ID "${id}": give one another`);
    record[String(id)] = entry;
  }
  return record;
}

/** The path of a picture or a document in `content` as Sveltia has it: as a URL, which starts with a slash. */
export function fromPath(text: string): string {
  return text.startsWith("content/") && isUpload(text) ? `/${text}` : text;
}

/** The path in `content` of a picture or a document from its URL in Sveltia, which starts with a slash. */
export function toPath(text: string): string {
  return text.startsWith("/content/") && isUpload(text) ? text.slice(1) : text;
}

/** A copy of some data without the given switches where they are off: Sveltia adds every one it knows. */
export function dropSwitches(data: unknown, names: readonly string[]): unknown {
  if (Array.isArray(data)) return data.map((entry) => dropSwitches(entry, names));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([name, value]) => value !== false || !names.includes(name))
      .map(([name, value]) => [name, dropSwitches(value, names)]),
  );
}
