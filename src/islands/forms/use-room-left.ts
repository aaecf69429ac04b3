import { useState } from "react";
import { fill } from "#locale/fill";
import { formatInteger } from "#locale/formats";
import { useDebouncedValue } from "../use-debounced-value.ts";
import type { FormMessages, FormProps } from "./form-props.ts";

/** From this part of the longest length on a visitor is told how much room is left. */
const near = 0.9;

/** Screen readers are told once nothing was typed for so long, in milliseconds. */
const pause = 1000;

/** Tells of the text fields whose longest length is near, or passed, while they are filled in. */
export function useRoomLeft(
  limits: FormProps["limits"],
  { room, excess }: Pick<FormMessages, "room" | "excess">,
  locale: FormProps["locale"],
) {
  const [left, setLeft] = useState<Record<string, number | undefined>>({});
  const [last, setLast] = useState("");

  function noteOf(field: string) {
    const count = left[field];
    if (count === undefined) return undefined;
    const text = fill(count < 0 ? excess : room, { count: formatInteger(Math.abs(count), locale) });
    return { text, isExceeded: count < 0 };
  }

  return {
    /** What to show below a field. */
    noteOf,
    /** What to tell of the field that was filled in last. */
    told: useDebouncedValue(noteOf(last)?.text, pause),
    /** Takes note of what a control holds now. */
    note(control: EventTarget) {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
      const { name, value } = control;
      const count = roomLeft(value, limits[name]);
      if (count === undefined && left[name] === undefined) return;
      setLeft({ ...left, [name]: count });
      setLast(name);
    },
    forget: () => setLeft({}),
  };
}

/** How many code points a text may grow by, where that is few; less than none if it is too long. */
function roomLeft(text: string, limit: number | undefined): number | undefined {
  if (limit === undefined || text.length < limit * near) return undefined;
  const count = limit - [...text].length;
  return count <= limit - limit * near ? count : undefined;
}
