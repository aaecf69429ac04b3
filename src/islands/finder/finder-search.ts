import { useEffect, useEffectEvent } from "react";
import { maxAddressLength } from "#contract/geocode.ts";

/** A visitor's search: a text, a place, and the radius around it. */
export interface FinderSearch {
  text: string;
  location: string;
  /** In kilometres. */
  radius: number;
}

/** The radii to choose from, in kilometres. */
export const radii = [25, 50, 100, 250];

/** The radius until a visitor chooses one, in kilometres. */
export const defaultRadiusKm = 50;

export const countryRadiusKm = 1000;

/** The finder's fragment, so that a shared URL scrolls to it. */
const fragment = "find";

/** The longest text to search for, in a field and in a URL: servers refuse long URLs. */
export const maxTextLength = 200;

/** The valid parts of the search in a URL. */
export function parseSearch({ searchParams }: URL): Partial<FinderSearch> {
  const text = searchParams.get("q")?.slice(0, maxTextLength);
  const location = searchParams.get("near")?.slice(0, maxAddressLength);
  const radius = Number(searchParams.get("radius"));
  return {
    ...(text && { text }),
    ...(location && { location }),
    ...(radii.includes(radius) && { radius }),
  };
}

/** A copy of a URL with another search; other parameters are kept. */
export function addSearchToUrl(url: URL, { text, location, radius }: FinderSearch): URL {
  const changed = new URL(url);
  const isDefault = radius === defaultRadiusKm;
  const values = { near: location.trim(), q: text.trim(), radius: isDefault ? "" : `${radius}` };
  for (const [name, value] of Object.entries(values)) {
    // Deleted before it is set, so that the order of typing does not change the URL.
    changed.searchParams.delete(name);
    if (value) changed.searchParams.set(name, value);
  }
  if (Object.values(values).some(Boolean)) changed.hash = fragment;
  return changed;
}

/**
 * How long a search must be unchanged before it is written to the URL, in milliseconds: browsers limit
 * the rate of changes.
 */
const typingPauseMs = 400;

/**
 * Keeps the search in the page's URL, so that Back and shared links restore it. `initial` is the search
 * of an untouched form; `restore` gets the search in the URL.
 */
export function useFinderUrl(
  search: FinderSearch,
  initial: FinderSearch,
  restore: (search: Partial<FinderSearch>) => void,
): void {
  const onRestore = useEffectEvent(restore);
  useEffect(() => {
    const search = parseSearch(new URL(location.href));
    if (Object.keys(search).length > 0) onRestore(search);
  }, []);

  // No state is set, so that nothing is rendered again.
  useEffect(() => {
    if (search === initial) return;
    const timer = setTimeout(() => {
      const url = addSearchToUrl(new URL(location.href), search);
      if (url.href !== location.href) history.replaceState(history.state, "", url);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [search, initial]);
}
