import type { FieldError } from "#contract/problem";
import { type CutPage, joinPieces } from "./cut-form-error-page.ts";

/** What a form error page is to show: the words that were sent, and why they were not accepted. */
export interface FormErrorContent {
  /** The form's fields by name, as they were sent or as the server sets them. */
  fields: Record<string, unknown>;
  errors: FieldError[];
  /** Whether to tell that the failure is not the visitor's. */
  failed: boolean;
}

/** Fills a form's form error page: the visitor's words, the messages that apply, and no others. */
export function fillFormErrorPage(
  page: CutPage,
  { fields, errors, failed }: FormErrorContent,
): string {
  return joinPieces(page, {
    fields,
    invalid: new Set(errors.map(({ field }) => field)),
    messages: new Set(errors.map(({ field, code }) => `${field}.${code}`)),
    failed,
  });
}
