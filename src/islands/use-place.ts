import { useEffect, useState } from "react";
import type { GeoPoint } from "#contract/distance";
import { locateAddress } from "./locate-address.ts";

/** A place as it was typed, and where it is; nowhere if nobody knows it. */
export interface Place {
  name: string;
  point: GeoPoint | undefined;
}

/** How long a visitor must have stopped typing, in milliseconds. */
const pause = 400;

/**
 * Finds the place that a visitor types. Until the next one is known, the last one stays; a question
 * that typing has overtaken is dropped. An empty text is no place.
 */
export function usePlace(text: string): Place | undefined {
  const name = text.trim();
  const [place, setPlace] = useState<Place>();

  useEffect(() => {
    if (!name) return setPlace(undefined);
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const point = await locateAddress(name, asking.signal);
      if (!asking.signal.aborted) setPlace({ name, point });
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [name]);

  return name ? place : undefined;
}
