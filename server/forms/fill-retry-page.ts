import type { FieldError } from "#contract/problem";
import { type CutPage, joinPieces } from "./cut-retry-page.ts";

/** What a retry page is to show: the words that were sent, and why they were not accepted. */
export interface Retry {
  /** The form's fields by name, as they were sent or as the server sets them. */
  fields: Record<string, unknown>;
  errors: FieldError[];
  /** Whether to tell that the failure is not the visitor's. */
  failed: boolean;
}

/** Fills a form's retry page: the visitor's words, the messages that apply, and no others. */
export function fillRetryPage(page: CutPage, { fields, errors, failed }: Retry): string {
  return joinPieces(page, {
    fields,
    invalid: new Set(errors.map(({ field }) => field)),
    messages: new Set(errors.map(({ field, code }) => `${field}.${code}`)),
    failed,
  });
}
