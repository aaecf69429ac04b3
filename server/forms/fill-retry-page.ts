import { type CheerioAPI, load } from "cheerio";
import type { FieldError } from "#contract/problem";
import { retryAttributes } from "#contract/retry-page";

/** What a retry page is to show: the words that were sent, and why they were not accepted. */
export interface Retry {
  /** The form's fields by name, as they were sent or as the server sets them. */
  fields: Record<string, unknown>;
  errors: FieldError[];
  /** Whether to tell that the failure is not the visitor's. */
  failed: boolean;
}

/** Fills a form's retry page: the visitor's words, the messages that apply, and no others. */
export function fillRetryPage(html: string, { fields, errors, failed }: Retry): string {
  const $ = load(html);
  fillControls($, fields);
  for (const error of errors) markInvalid($, error.field);
  const messages = new Set(errors.map(({ field, code }) => `${field}.${code}`));
  const { fieldError, summary, failure } = retryAttributes;
  for (const element of $(`[${fieldError}]`).toArray()) {
    showOrRemove($(element), messages.has($(element).attr(fieldError) ?? ""));
  }
  showOrRemove($(`[${summary}]`), errors.length > 0);
  showOrRemove($(`[${failure}]`), failed);
  // The page is new to a screen reader: it starts at what went wrong.
  $(errors.length > 0 ? `[${summary}]` : `[${failure}]`).attr("autofocus", "");
  return $.html();
}

function fillControls($: CheerioAPI, fields: Record<string, unknown>): void {
  for (const element of $("input[name], select[name], textarea[name]").toArray()) {
    const control = $(element);
    const sent = fields[control.attr("name") ?? ""];
    if (control.is("[type=checkbox]")) {
      control.prop("checked", sent !== undefined);
    } else if (control.is("select")) {
      const options = control.find("option").toArray();
      const chosen = options.find((option) => $(option).attr("value") === textOf(sent));
      // The first choice asks for one: it stands for what is not on the list.
      for (const option of options) {
        $(option).prop("selected", option === (chosen ?? options[0]));
      }
    } else if (control.is("textarea")) {
      // HTML drops a line break right after the start tag.
      control.text(textOf(sent).replace(/^(?=\r?\n)/, "\n"));
    } else {
      control.attr("value", textOf(sent));
    }
  }
}

/** A field that was sent several times keeps the first of its values. */
function textOf(sent: unknown): string {
  return String((Array.isArray(sent) ? sent[0] : sent) ?? "");
}

function markInvalid($: CheerioAPI, field: string): void {
  for (const element of $("[name]").toArray()) {
    const control = $(element);
    if (control.attr("name") !== field) continue;
    const ids = [control.attr("aria-describedby"), control.attr(retryAttributes.describedBy)];
    control.attr("aria-invalid", "true");
    control.attr("aria-describedby", ids.filter(Boolean).join(" ") || null);
  }
}

function showOrRemove(element: ReturnType<CheerioAPI>, shown: boolean): void {
  if (shown) element.removeAttr("hidden");
  else element.remove();
}
