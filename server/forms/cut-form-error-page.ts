import { Parser } from "htmlparser2";
import { formErrorAttributes } from "#contract/form-error-page";
import type { FieldError } from "#contract/problem";
import { controlWriter, type Shown, type Write, writeTag } from "./write-control.ts";

/** A page in parts: text as built, and parts that are rendered for each visitor. */
export type CutPage = readonly (string | Write)[];

/** An element at some depth, in parts, and who gets it. */
interface Section {
  depth: number;
  parts: (string | Write)[];
  isShown: (shown: Shown) => boolean;
}

/**
 * Cuts a form error page into static and dynamic parts, once: parsing it as HTML costs more than
 * everything else in a refused post.
 */
export function cutFormErrorPage(html: string): CutPage {
  const page: Section = { depth: 0, parts: [], isShown: () => true };
  /** The page, and within it the open elements that only some visitors get. */
  const sections = [page];
  const current = () => sections.at(-1) ?? page;
  const writerOf = controlWriter();
  let depth = 0;
  /** Where in `html` the part begins that is not copied yet. */
  let start = 0;
  const copyUntil = (end: number) => {
    current().parts.push(html.slice(start, end));
    start = end;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      const isShown = conditionOf(attributes);
      const write = isShown ? shownTag(name, attributes) : writerOf(name, attributes);
      if (!write) return;
      copyUntil(parser.startIndex);
      start = parser.endIndex + 1;
      if (isShown) sections.push({ depth, parts: [], isShown });
      current().parts.push(write);
    },
    onclosetag(name) {
      // A text area's content is the visitor's.
      if (name === "textarea") start = parser.startIndex;
      if (current().depth === depth) {
        copyUntil(parser.endIndex + 1);
        const { parts, isShown } = sections.pop() ?? page;
        current().parts.push((shown) => (isShown(shown) ? joinParts(parts, shown) : ""));
      }
      depth -= 1;
    },
  });
  parser.end(html);
  copyUntil(html.length);
  return page.parts;
}

/** Renders a visitor's page from its parts. */
function joinParts(parts: CutPage, shown: Shown): string {
  let html = "";
  for (const part of parts) html += typeof part === "string" ? part : part(shown);
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
  if (!(summary in attributes || failure in attributes)) return () => plain;
  const first = writeTag(name, { ...attributes, autofocus: "" });
  // Screen readers start at the error summary of the new page.
  if (summary in attributes) return () => first;
  return ({ messages }) => (messages.size > 0 ? plain : first);
}

/** What a form error page shows: the submitted values, and why they were not accepted. */
export interface FormErrorContent {
  /** Field values by name, as sent or as set by the server. */
  fields: Record<string, unknown>;
  errors: FieldError[];
  /** Whether to say that the failure is not the visitor's fault. */
  failed: boolean;
}

/** Fills in a form error page: the visitor's values and the messages that apply. */
export function fillFormErrorPage(
  page: CutPage,
  { fields, errors, failed }: FormErrorContent,
): string {
  return joinParts(page, {
    fields,
    invalid: new Set(errors.map(({ field }) => field)),
    messages: new Set(errors.map(({ field, code }) => `${field}.${code}`)),
    failed,
  });
}
