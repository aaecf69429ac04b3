import { Parser } from "htmlparser2";
import { formErrorAttributes } from "#contract/form-error-page.ts";
import type { FieldError } from "#contract/problem.ts";
import { serverValueAttribute } from "#contract/server-values.ts";
import {
  createControlRenderer,
  escapeText,
  type RenderContext,
  type RenderPart,
  renderTag,
} from "./render-control.ts";

/** A built page as parts: text as built, and parts that are rendered for each visitor. */
export type PageTemplate = readonly (string | RenderPart)[];

/** An element at some depth, in parts, with the condition under which a visitor gets it. */
interface ConditionalPart {
  depth: number;
  parts: (string | RenderPart)[];
  isShown: (context: RenderContext) => boolean;
  /** The name of the value that its `b` takes, if it takes one. */
  valueName?: string | undefined;
}

/**
 * Compiles a built page to a template, once: parsing HTML for each refused post would cost more than the rest of it.
 */
export function compilePage(html: string): PageTemplate {
  const page: ConditionalPart = { depth: 0, parts: [], isShown: () => true };
  /** The page, and within it the open elements that only some visitors get. */
  const openParts = [page];
  const current = () => openParts.at(-1) ?? page;
  const controlRenderer = createControlRenderer();
  let depth = 0;
  /** The start, in `html`, of the part that is not copied yet. */
  let start = 0;
  const copyUntil = (end: number) => {
    current().parts.push(html.slice(start, end));
    start = end;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      const isShown = findCondition(attributes);
      const { valueName } = current();
      const write = isShown
        ? renderMessageTag(name, attributes)
        : name === "b" && valueName !== undefined
          ? renderValue(valueName, attributes)
          : controlRenderer(name, attributes);
      if (!write) return;
      copyUntil(parser.startIndex);
      start = parser.endIndex + 1;
      if (isShown) {
        openParts.push({ depth, parts: [], isShown, valueName: attributes[serverValueAttribute] });
      }
      current().parts.push(write);
    },
    onclosetag(name) {
      // A text area's content is the visitor's.
      if (name === "textarea") start = parser.startIndex;
      if (current().depth === depth) {
        copyUntil(parser.endIndex + 1);
        const { parts, isShown } = openParts.pop() ?? page;
        current().parts.push((context) => (isShown(context) ? renderParts(parts, context) : ""));
      }
      depth -= 1;
    },
  });
  parser.end(html);
  copyUntil(html.length);
  return page.parts;
}

function renderParts(parts: PageTemplate, context: RenderContext): string {
  let html = "";
  for (const part of parts) html += typeof part === "string" ? part : part(context);
  return html;
}

type Attributes = Record<string, string>;

/** Returns the condition under which a visitor gets an element; `undefined` if every visitor does. */
function findCondition(attributes: Attributes): ((context: RenderContext) => boolean) | undefined {
  const { fieldError, summary, failure } = formErrorAttributes;
  const message = attributes[fieldError];
  const valueName = attributes[serverValueAttribute];
  if (message !== undefined) return ({ messages }) => messages.has(message);
  if (summary in attributes) return ({ messages }) => messages.size > 0;
  if (failure in attributes) return ({ isFailure }) => isFailure;
  if (valueName !== undefined) return ({ values }) => valueName in values;
  return undefined;
}

function renderValue(name: string, attributes: Attributes): RenderPart {
  const tag = renderTag("b", attributes);
  return ({ values }) => tag + escapeText(values[name] ?? "");
}

function renderMessageTag(name: string, { hidden: _, ...attributes }: Attributes): RenderPart {
  const { summary, failure } = formErrorAttributes;
  const plain = renderTag(name, attributes);
  if (!(summary in attributes || failure in attributes)) return () => plain;
  const first = renderTag(name, { ...attributes, autofocus: "" });
  // Screen readers start at the error summary of the new page.
  if (summary in attributes) return () => first;
  return ({ messages }) => (messages.size > 0 ? plain : first);
}

/** What a page shows to one visitor: on a form error page the submitted fields, and their errors. */
export interface PageContent extends Pick<RenderContext, "fields" | "isFailure" | "values"> {
  errors: FieldError[];
}

/** Renders a page with the visitor's fields, the messages that apply, and values of the server. */
export function renderPage(
  page: PageTemplate,
  { fields = {}, errors = [], isFailure = false, values = {} }: Partial<PageContent>,
): string {
  return renderParts(page, {
    fields,
    values,
    invalid: new Set(errors.map(({ field }) => field)),
    messages: new Set(errors.map(({ field, code }) => `${field}.${code}`)),
    isFailure,
  });
}
