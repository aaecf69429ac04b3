type Tree = Record<string, unknown>;

/** A file whose keys are ids, as a list of entries that know theirs: forms cannot edit keys. */
export function fromRecord(record: Record<string, Tree> | null): { entries: Tree[] } {
  return { entries: Object.entries(record ?? {}).map(([id, entry]) => ({ id, ...entry })) };
}

/**
 * The reverse.
 * @throws if two entries have the same id: one would be lost.
 */
export function toRecord({ entries = [] }: { entries?: Tree[] }): Record<string, Tree> {
  const record: Record<string, Tree> = {};
  for (const { id, ...entry } of entries) {
    if (Object.hasOwn(record, String(id))) throw new Error(`Two entries have the id "${id}"`);
    record[String(id)] = entry;
  }
  return record;
}
