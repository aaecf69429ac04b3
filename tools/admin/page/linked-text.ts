import CMS, { type CustomFieldControlProps } from "@sveltia/cms";
import type { ChangeEvent, createElement } from "react";
import type { LinkTarget } from "../link-targets.ts";
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
export function registerLinkedText(targets: readonly LinkTarget[]): void {
  const { control } = CMS.getFieldType("text") ?? {};
  if (!control) throw new Error("Sveltia CMS has no field of the type text");
  CMS.registerFieldType("linked-text", (props: CustomFieldControlProps) => {
    const { h } = window;
    return h("div", {}, h(control, props), listPages(targets));
  });
}

function listPages(targets: readonly LinkTarget[]) {
  const { h } = window;
  return h(
    "select",
    {
      className: "link-to-page",
      "aria-label": "Link to a page",
      value: "",
      onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => insertLink(currentTarget),
    },
    h("option", { value: "" }, "Link to a page …"),
    targets.map(({ id, label, anchors }) =>
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

/** Makes a link of the marked words of the field above a list; without any, of a word to write over. */
function insertLink(list: HTMLSelectElement): void {
  const field = list.parentElement?.querySelector("textarea");
  if (!field || list.value === "") return;
  const { value, selectionStart, selectionEnd } = field;
  const { text, start, end } = linkWords(value, [selectionStart, selectionEnd], list.value);
  field.value = text;
  // The form reads what is typed.
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  list.value = "";
  field.focus();
  requestAnimationFrame(() => field.setSelectionRange(start, end));
}
