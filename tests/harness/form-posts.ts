import { expect } from "vitest";
import { type FormName, formEndpoints } from "#contract/endpoints.ts";
import { sampleProspect } from "./form-samples.ts";

/** Fields as the body of a form post: a checkbox that is not ticked is absent. */
export function encodeForm(fields: object, furtherFields: Record<string, string> = {}): string {
  const sentFields = Object.entries(fields).filter(([, value]) => value !== false);
  return new URLSearchParams([
    ...sentFields.map(([name, value]) => [name, String(value)]),
    ...Object.entries(furtherFields),
  ]).toString();
}

export const formHeaders = { "content-type": "application/x-www-form-urlencoded" };

/** A request, to be injected, that sends a form with script. */
export function createJsonPost(fields: object = sampleProspect, form: FormName = "prospect") {
  return { method: "POST", url: formEndpoints[form], payload: fields } as const;
}

/** A request, to be injected, that sends a form without script; `more` are further fields. */
export function createFormPost(
  fields: object = sampleProspect,
  more: Record<string, string> = {},
  form: FormName = "prospect",
) {
  return { ...createJsonPost({}, form), headers: formHeaders, payload: encodeForm(fields, more) };
}

/** Sends a prospect to a running server, again while it is overloaded, as visitors may, and returns the answer. */
export async function sendProspect(url: string, language = "en") {
  const headers = { "content-type": "application/json", "content-language": language };
  const post = { method: "POST", headers, body: JSON.stringify(sampleProspect) };
  let response: Response | undefined;
  await expect
    .poll(async () => {
      response = await fetch(url + formEndpoints.prospect, post);
      return response.status;
    })
    .not.toBe(503);
  if (!response?.ok) throw new Error(`${response?.status}: ${await response?.text()}`);
  return (await response.json()) as { id: string; receivedAt: string };
}
