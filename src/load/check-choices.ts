import * as z from "zod/mini";
import { type Complaint, isTree, partsOf } from "./source/keys.ts";

type Json = z.core.JSONSchema.BaseSchema;

/**
 * Choices of a translation (one of some words, yes or no, a number) that differ from the English ones.
 * Entries of lists are compared by their ids, wherever they stand.
 */
export function findOtherChoices(
  schema: z.ZodMiniType,
  original: unknown,
  translation: unknown,
): Complaint[] {
  const json = z.toJSONSchema(schema, { unrepresentable: "any" });
  const english = new Map(choicesOf(json, original));
  return [...choicesOf(json, translation)].flatMap(([key, value]) => {
    const expected = english.get(key);
    // What one of the two lacks is reported as missing.
    if (!isGiven(expected) || !isGiven(value) || value === expected) return [];
    return [{ key, words: `is ${value}, but ${expected} in the English file` }];
  });
}

/** All choices with their keys: "items.plan.link.page". */
function* choicesOf(
  schema: Json | undefined,
  content: unknown,
  path: readonly string[] = [],
): Generator<[key: string, value: unknown]> {
  const { enum: words, type } = schema ?? {};
  if (words || type === "boolean" || type === "integer" || type === "number") {
    yield [path.join("."), content];
  }
  if (!Array.isArray(content) && !isTree(content)) return;
  for (const [name, value] of partsOf(content)) {
    const inner = Array.isArray(content) ? schema?.items : schema?.properties?.[name];
    yield* choicesOf(inner as Json | undefined, value, [...path, name]);
  }
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}
