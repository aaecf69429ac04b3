import { useState } from "react";
import { formatInteger } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import { useDebouncedValue } from "../use-debounced-value.ts";
import type { FormProps, FormTexts } from "./form-props.ts";

/** From this fraction of the maximum length on, the remaining length is shown. */
const near = 0.9;

/** Delay before it is announced to screen readers, in milliseconds. */
const announceDelayMs = 1000;

/** Tracks text fields that are near or above their maximum length. */
export function useCharacterCount(
  limits: FormProps["limits"],
  { charactersLeft, charactersOver }: Pick<FormTexts, "charactersLeft" | "charactersOver">,
  locale: FormProps["locale"],
) {
  const [remaining, setRemaining] = useState<Record<string, number | undefined>>({});
  const [last, setLast] = useState("");

  function getNote(field: string) {
    const count = remaining[field];
    if (count === undefined) return undefined;
    const text = interpolate(count < 0 ? charactersOver : charactersLeft, {
      count: formatInteger(Math.abs(count), locale),
    });
    return { text, isExceeded: count < 0 };
  }

  return {
    /** The note below a field. */
    getNote,
    /** The announcement for the field that was edited last. */
    announcement: useDebouncedValue(getNote(last)?.text, announceDelayMs),
    /** Updates the note of a control's field. */
    update(control: EventTarget) {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
      const { name, value } = control;
      const count = countRemaining(value, limits[name]);
      setRemaining((old) => (count === old[name] ? old : { ...old, [name]: count }));
      setLast(name);
    },
    clear: () => setRemaining({}),
  };
}

/** How many code points are left, if few; negative above the limit. */
function countRemaining(text: string, limit: number | undefined): number | undefined {
  const length = [...text].length;
  return limit !== undefined && length >= limit * near ? limit - length : undefined;
}
