import { formErrorAttributes } from "#contract/form-error-page";

/** What the pieces of a visitor's page depend on. */
export interface Shown {
  /** The form's fields by name, as they were sent or as the server sets them. */
  fields: Record<string, unknown>;
  /** The fields that have an error. */
  invalid: ReadonlySet<string>;
  /** The messages that apply, as `field.code`. */
  messages: ReadonlySet<string>;
  /** Whether to tell that the failure is not the visitor's. */
  failed: boolean;
}

/** Writes a piece of a visitor's page. */
export type Write = (shown: Shown) => string;

type Attributes = Record<string, string>;

/**
 * Gives a function to be told of each start tag of a page in turn, which gives back how that of a
 * control is to be written: with the visitor's words, and marked if they are wrong.
 */
export function controlWriter(): (tag: string, attributes: Attributes) => Write | undefined {
  let list = { field: "", choices: new Set<string>() };
  return (tag, attributes) => {
    if (tag === "option") return writeChoice(list, attributes);
    const field = attributes.name;
    if (field === undefined || !["input", "textarea", "select"].includes(tag)) return undefined;
    if (tag === "select") {
      list = { field, choices: new Set() };
      return (shown) => writeTag(tag, marked(attributes, shown));
    }
    if (tag === "textarea") {
      // HTML drops a line break right after the start tag.
      return (shown) =>
        `${writeTag(tag, marked(attributes, shown))}\n${escapeHtml(textOf(shown.fields[field]))}`;
    }
    if (attributes.type === "checkbox") {
      return (shown) =>
        writeTag(tag, {
          ...marked(attributes, shown),
          ...(shown.fields[field] !== undefined && { checked: "" }),
        });
    }
    return (shown) =>
      writeTag(tag, { ...marked(attributes, shown), value: textOf(shown.fields[field]) });
  };
}

function writeChoice(
  { field, choices }: { field: string; choices: Set<string> },
  { selected: _, ...attributes }: Attributes,
): Write {
  const value = attributes.value ?? "";
  const isFirst = choices.size === 0;
  choices.add(value);
  const plain = writeTag("option", attributes);
  const chosen = writeTag("option", { ...attributes, selected: "" });
  return ({ fields }) => {
    const sent = textOf(fields[field]);
    // The first choice asks for one: it stands for what is not on the list.
    return (choices.has(sent) ? value === sent : isFirst) ? chosen : plain;
  };
}

/** A control's attributes; those of one that is wrong name its error text. */
function marked({ checked: _, ...attributes }: Attributes, { invalid }: Shown): Attributes {
  if (!invalid.has(attributes.name ?? "")) return attributes;
  const described = [attributes["aria-describedby"], attributes[formErrorAttributes.describedBy]];
  const ids = described.filter(Boolean).join(" ");
  return { ...attributes, "aria-invalid": "true", ...(ids && { "aria-describedby": ids }) };
}

/** A field that was sent several times keeps the first of its values. */
function textOf(sent: unknown): string {
  return String((Array.isArray(sent) ? sent[0] : sent) ?? "");
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // As it stands, a browser would read it as a line feed.
  "\r": "&#13;",
};

/** Text as HTML, in an element or between the quotes of an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"\r]/g, (character) => escapes[character] ?? "");
}

/** The start tag of an element. */
export function writeTag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join("")}>`;
}
