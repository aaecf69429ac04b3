import { Parser } from "htmlparser2";
import { formErrorAttributes } from "#contract/form-error-page";
import type { FieldError } from "#contract/problem";
import { controlWriter, type Shown, type Write, writeTag } from "./write-control.ts";

/** A page in pieces: text as it was built, and what is written anew for each visitor. */
export type CutPage = readonly (string | Write)[];

/**
 * Cuts a form error page where visitors' pages differ, once for all of them: to read it as HTML takes
 * longer than everything else that a refused post costs.
 */
export function cutFormErrorPage(html: string): CutPage {
  const page: (string | Write)[] = [];
  const writerOf = controlWriter();
  /** The elements that some visitors do not get, of which the end has not come yet. */
  const open: { depth: number; outer: (string | Write)[]; isShown: (shown: Shown) => boolean }[] =
    [];
  let pieces = page;
  let depth = 0;
  let at = 0;
  const keepUntil = (end: number) => {
    pieces.push(html.slice(at, end));
    at = end;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      const isShown = conditionOf(attributes);
      const write = isShown ? shownTag(name, attributes) : writerOf(name, attributes);
      if (!write) return;
      keepUntil(parser.startIndex);
      at = parser.endIndex + 1;
      if (isShown) {
        open.push({ depth, outer: pieces, isShown });
        pieces = [];
      }
      pieces.push(write);
    },
    onclosetag(name) {
      // The words in a text area are the visitor's.
      if (name === "textarea") at = parser.startIndex;
      if (open.at(-1)?.depth === depth) {
        keepUntil(parser.endIndex + 1);
        const { outer, isShown } = open.pop() as (typeof open)[number];
        const inner = pieces;
        outer.push((shown) => (isShown(shown) ? joinPieces(inner, shown) : ""));
        pieces = outer;
      }
      depth -= 1;
    },
  });
  parser.end(html);
  keepUntil(html.length);
  return page;
}

/** A visitor's page, of its pieces. */
function joinPieces(pieces: CutPage, shown: Shown): string {
  let html = "";
  for (const piece of pieces) html += typeof piece === "string" ? piece : piece(shown);
  return html;
}

type Attributes = Record<string, string>;

/** Whether a visitor gets an element; `undefined` if everybody does. */
function conditionOf(attributes: Attributes): ((shown: Shown) => boolean) | undefined {
  const { fieldError, summary, failure } = formErrorAttributes;
  const message = attributes[fieldError];
  if (message !== undefined) return ({ messages }) => messages.has(message);
  if (summary in attributes) return ({ messages }) => messages.size > 0;
  if (failure in attributes) return ({ failed }) => failed;
  return undefined;
}

function shownTag(name: string, { hidden: _, ...attributes }: Attributes): Write {
  const { summary, failure } = formErrorAttributes;
  const plain = writeTag(name, attributes);
  const first = writeTag(name, { ...attributes, autofocus: "" });
  // The page is new to a screen reader: it starts at what went wrong.
  if (summary in attributes) return () => first;
  if (failure in attributes) return ({ messages }) => (messages.size > 0 ? plain : first);
  return () => plain;
}

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
