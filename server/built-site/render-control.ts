import { formErrorAttributes } from "#contract/form-error-page.ts";

/** The values that dynamic parts of a page render. */
export interface RenderContext {
  /** Field values by name, as sent or as set by the server. */
  fields: Record<string, unknown>;
  /** Names of the fields with an error. */
  invalid: ReadonlySet<string>;
  /** The messages that apply, as `field.code`. */
  messages: ReadonlySet<string>;
  /** Whether to say that the failure is not the visitor's fault. */
  isFailure: boolean;
  /** Values of the server's own by name; a sentence without its value is removed. */
  values: Partial<Record<string, string>>;
}

/** Renders a dynamic part of a page. */
export type RenderPart = (context: RenderContext) => string;

type Attributes = Record<string, string>;

/**
 * Creates a function that takes each start tag of a page in turn. It returns the part that renders a control with the
 * visitor's value and its validity, or `undefined` for other tags.
 */
export function createControlRenderer(): (
  tag: string,
  attributes: Attributes,
) => RenderPart | undefined {
  let list = { field: "", choices: new Set<string>() };
  return (tag, attributes) => {
    if (tag === "option") return renderOption(list, attributes);
    const field = attributes.name;
    if (field === undefined || !["input", "textarea", "select"].includes(tag)) return undefined;
    if (tag === "select") {
      list = { field, choices: new Set() };
      return (context) => renderTag(tag, addValidity(attributes, context));
    }
    if (tag === "textarea") {
      // HTML drops a line break right after the start tag.
      return (context) =>
        `${renderTag(tag, addValidity(attributes, context))}\n${escapeText(getText(context.fields[field]))}`;
    }
    if (attributes.type === "checkbox") {
      return (context) =>
        renderTag(tag, {
          ...addValidity(attributes, context),
          ...(context.fields[field] !== undefined && { checked: "" }),
        });
    }
    return (context) =>
      renderTag(tag, {
        ...addValidity(attributes, context),
        value: getText(context.fields[field]),
      });
  };
}

function renderOption(
  { field, choices }: { field: string; choices: Set<string> },
  { selected: _, ...attributes }: Attributes,
): RenderPart {
  const value = attributes.value ?? "";
  const isFirst = choices.size === 0;
  choices.add(value);
  const plain = renderTag("option", attributes);
  return ({ fields }) => {
    const sent = getText(fields[field]);
    // The first option is the prompt: it is selected for a value that is not on the list.
    const isChosen = choices.has(sent) ? value === sent : isFirst;
    return isChosen ? renderTag("option", { ...attributes, selected: "" }) : plain;
  };
}

/** Adds the validity to a control's attributes: an invalid control refers to its error message. */
function addValidity(
  { checked: _, ...attributes }: Attributes,
  { invalid }: RenderContext,
): Attributes {
  if (!invalid.has(attributes.name ?? "")) return attributes;
  const described = [attributes["aria-describedby"], attributes[formErrorAttributes.describedBy]];
  const ids = described.filter(Boolean).join(" ");
  return { ...attributes, "aria-invalid": "true", ...(ids && { "aria-describedby": ids }) };
}

/** Returns a field's value as text; of a repeated field the first. */
function getText(sent: unknown): string {
  return String((Array.isArray(sent) ? sent[0] : sent) ?? "");
}

/** Characters that are escaped, the escaping one first. A raw carriage return would be parsed as a line feed. */
const escapesInText = [
  ["&", "&amp;"],
  ["<", "&lt;"],
  ["\r", "&#13;"],
] as const;
const escapesInAttribute = [...escapesInText, [">", "&gt;"], ['"', "&quot;"]] as const;

/** Escapes text for an element. Quotes stay: a long text of them would become six times as long. */
export function escapeText(text: string): string {
  return replaceAll(text, escapesInText);
}

function replaceAll(text: string, rules: readonly (readonly [string, string])[]): string {
  return rules.reduce((escaped, [from, to]) => escaped.replaceAll(from, to), text);
}

/** Renders the start tag of an element. */
export function renderTag(name: string, attributes: Record<string, string>): string {
  const formattedAttributes = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${replaceAll(value, escapesInAttribute)}"`,
  );
  return `<${name}${formattedAttributes.join("")}>`;
}
