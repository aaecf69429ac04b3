import { load } from "cheerio";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";

/**
 * Checks that a response is the form of a page without script, with this status, in this language and filled in with
 * these values; returns it.
 */
export function expectForm(
  { statusCode, body }: LightMyRequestResponse,
  expected: { status: number; language?: string; fields: object },
) {
  const $ = load(body);
  expect(statusCode).toBe(expected.status);
  if (expected.language) expect($("html").attr("lang")).toBe(expected.language);
  for (const [name, value] of Object.entries(expected.fields)) {
    const control = $(`[name=${name}]`);
    if (typeof value === "boolean") expect(control.is("[checked]"), name).toBe(value);
    else expect(control.is("textarea") ? control.text() : control.val(), name).toBe(value);
  }
  return $;
}
