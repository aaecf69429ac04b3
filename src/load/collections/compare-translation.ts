import type * as z from "zod/mini";
import { placeholderPattern } from "#locale/interpolate.ts";
import { type ContentFile, getTexts } from "../files/content-file.ts";
import { isContentObject, type KeyIssue, listChildren, walkLeaves } from "../files/content-tree.ts";
import { parseMarkdown } from "../files/markdown.ts";
import { findProseLinks, type ProseLink } from "../files/prose-links.ts";
import { sharedNames } from "../files/shared-values.ts";
import { type JsonSchema, toJsonSchema } from "../schema/json-schema.ts";

/** How a translation differs from its original, besides missing and extra keys. */
export function compareTranslation(
  schema: z.ZodMiniType,
  original: ContentFile,
  translation: ContentFile,
): KeyIssue[] {
  const prose = translation.body && compareProse(original.body, translation.body);
  return [
    ...findPlaceholderMismatches(getTexts(original), getTexts(translation)),
    ...(prose || []).map((message) => ({ key: "text", message })),
    ...findChoiceMismatches(schema, original.data, translation.data),
  ];
}

/**
 * Choices of a translation (one of some words, yes or no, a number) that differ from the English ones. List entries
 * are matched by id, in any order.
 */
function findChoiceMismatches(
  schema: z.ZodMiniType,
  original: unknown,
  translation: unknown,
): KeyIssue[] {
  const jsonSchema = toJsonSchema(schema);
  const originalChoices = new Map(listChoices(jsonSchema, original));
  return [...listChoices(jsonSchema, translation)].flatMap(([key, value]) => {
    const expected = originalChoices.get(key);
    // A value that one of them lacks is reported as missing.
    if (expected === undefined || value === expected) return [];
    return [{ key, message: `must be ${expected}, as in the English file, not ${value}` }];
  });
}

/** All choices with their keys: "items.plan.link.page". A wrong value, which the schema reports, is none. */
function* listChoices(
  schema: JsonSchema | undefined,
  content: unknown,
  path: readonly string[] = [],
): Generator<[key: string, value: unknown]> {
  const { enum: options, type } = schema ?? {};
  const isChoice = options
    ? options.some((option) => option === content)
    : (type === "boolean" && typeof content === "boolean") ||
      ((type === "integer" || type === "number") && typeof content === "number");
  if (isChoice) yield [path.join("."), content];
  if (!Array.isArray(content) && !isContentObject(content)) return;
  for (const [name, value] of listChildren(content)) {
    const inner = Array.isArray(content) ? schema?.items : schema?.properties?.[name];
    yield* listChoices(inner as JsonSchema | undefined, value, [...path, name]);
  }
}

/** Texts of a translation whose braces differ from those of the original. */
function findPlaceholderMismatches(original: unknown, translation: unknown): KeyIssue[] {
  const texts = new Map(walkLeaves(original));
  return [...walkLeaves(translation)].flatMap(([key, value]) => {
    const text = texts.get(key);
    if (typeof text !== "string" || typeof value !== "string" || value === "") return [];
    const message = comparePlaceholders(text, value);
    return message ? [{ key, message }] : [];
  });
}

/**
 * The braces of a text, each once and sorted: "{limit} {name}". Without those of shared values, which are filled in
 * before unless the value is missing.
 */
function getPlaceholders(text: string): string {
  const names = [...text.matchAll(placeholderPattern)].filter(
    ([, name = ""]) => !sharedNames.includes(name),
  );
  return [...new Set(names.map(([braces]) => braces))].sort().join(" ");
}

/** How the braces of a translation differ from the original's, or `undefined` if they do not. */
function comparePlaceholders(original: string, translated: string): string | undefined {
  const [expected, actual] = [getPlaceholders(original), getPlaceholders(translated)];
  if (expected === actual) return undefined;
  return `must use the names ${expected || "none"}, as in the English text, not ${actual || "none"}`;
}

/** Headings, anchors, figures and special links of a Markdown translation that differ from the original's. */
export function compareProse(original: string, translation: string): string[] {
  const [expected, actual] = [getOutline(original), getOutline(translation)];
  return (Object.keys(expected) as (keyof typeof expected)[])
    .filter((part) => expected[part].join() !== actual[part].join())
    .map((part) => {
      const [english, translated] = formatDifference(expected[part], actual[part]);
      return `${part}: must be ${english}, as in the English text, not ${translated}`;
    });
}

/** The parts of two lists in which they differ, with an entry before and after. */
function formatDifference(first: string[], second: string[]): [string, string] {
  const shared = countShared(first, second);
  const left = Math.min(first.length, second.length) - shared;
  const sharedAtEnd = Math.min(countShared(first.toReversed(), second.toReversed()), left);
  const format = (list: string[]) => {
    const end = list.length - sharedAtEnd + 1;
    const part = list.slice(Math.max(0, shared - 1), end).join(" ") || "none";
    return `${shared > 1 ? "… " : ""}${part}${end < list.length ? " …" : ""}`;
  };
  return [format(first), format(second)];
}

/** How many entries two lists begin with alike. */
function countShared(first: string[], second: string[]): number {
  const index = first.findIndex((entry, index) => entry !== second[index]);
  return index === -1 ? first.length : index;
}

function getOutline(markdown: string) {
  const links = findProseLinks(markdown);
  const headings = parseMarkdown(markdown).headings;
  const formatLink = ({ scheme, id }: ProseLink) => `${scheme}:${id}`;
  const isFigure = ({ scheme }: ProseLink) => scheme === "figure";
  return {
    headings: headings.map(({ depth }) => "#".repeat(depth)),
    anchors: headings.flatMap(({ anchor }) => (anchor ? [`#${anchor}`] : [])),
    figures: links.filter(isFigure).map(formatLink),
    links: [...new Set(links.filter((link) => !isFigure(link)).map(formatLink))].sort(),
  };
}
