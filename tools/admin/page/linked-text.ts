import CMS, { type CustomFieldControlProps } from "@sveltia/cms";
import type { ChangeEvent, createElement } from "react";
import type { LinkablePage } from "../linkable-pages.ts";
import { linkWords } from "./link-words.ts";

// Sveltia brings React for fields of our own, and hands it out as Decap CMS does.
declare global {
  interface Window {
    h: typeof createElement;
  }
}

/**
 * A field of several lines, and below it a list of the pages to which its text may link: the marked words
 * become a link to the chosen one.
 */
export function registerLinkedText(pages: readonly LinkablePage[]): void {
  const { control } = CMS.getFieldType("text") ?? {};
  if (!control) throw new Error("Sveltia CMS has no field of the type text");
  CMS.registerFieldType("linked-text", (props: CustomFieldControlProps) => {
    const { h } = window;
    return h("div", {}, h(control, props), listPages(pages, props));
  });
}

function listPages(pages: readonly LinkablePage[], props: CustomFieldControlProps) {
  const { h } = window;
  return h(
    "select",
    {
      className: "link-to-page",
      "aria-label": "Link to a page",
      value: "",
      onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
        insertLink(currentTarget, props),
    },
    h("option", { value: "" }, "Link to a page …"),
    pages.map(({ id, label, anchors }) =>
      h(
        "optgroup",
        { key: id, label },
        h("option", { value: id }, label),
        anchors.map((anchor) =>
          h("option", { key: anchor, value: `${id}#${anchor}` }, `${label}: ${anchor}`),
        ),
      ),
    ),
  );
}

/**
 * Makes a link of the words that are marked in the field above a list; without any, of a word to write over. If that
 * field cannot say what is marked, the link comes at the end.
 */
function insertLink(list: HTMLSelectElement, { value, onChange }: CustomFieldControlProps): void {
  if (list.value === "") return;
  const before = String(value ?? "");
  const field = list.parentElement?.querySelector("textarea");
  const { selectionStart: from, selectionEnd: to } = field ?? {};
  const range: [number, number] = [from ?? before.length, to ?? before.length];
  const { text, start, end } = linkWords(before, range, list.value);
  onChange(text);
  field?.focus();
  requestAnimationFrame(() => field?.setSelectionRange(start, end));
}
