import { useEffect, useEffectEvent } from "react";
import type { FinderSearch } from "./FinderForm.tsx";
import { searchOf, withSearch } from "./finder-address.ts";

/**
 * How long a search must be unchanged before it is written to the URL, in milliseconds: browsers limit
 * the rate of changes.
 */
const pause = 400;

/**
 * Keeps the search in the page's URL, so that Back and shared links restore it. `initial` is the search
 * of an untouched form; `restore` gets the search in the URL.
 */
export function useFinderAddress(
  wanted: FinderSearch,
  initial: FinderSearch,
  restore: (search: Partial<FinderSearch>) => void,
): void {
  const onRestore = useEffectEvent(restore);
  useEffect(() => {
    const search = searchOf(new URL(location.href));
    if (Object.keys(search).length > 0) onRestore(search);
  }, []);

  // No state is set, so that nothing is rendered again.
  useEffect(() => {
    if (wanted === initial) return;
    const timer = setTimeout(() => {
      const address = withSearch(new URL(location.href), wanted);
      if (address.href !== location.href) history.replaceState(history.state, "", address);
    }, pause);
    return () => clearTimeout(timer);
  }, [wanted, initial]);
}
