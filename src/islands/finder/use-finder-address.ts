import { useEffect, useEffectEvent } from "react";
import type { Wanted } from "./FinderForm.tsx";
import { searchOf, withSearch } from "./finder-address.ts";

/** How long a search must have stood before the address holds it, in ms: browsers allow few changes. */
const pause = 400;

/**
 * Keeps what is searched for in the page's address, so that Back and a shared link lead to it.
 * `initial` is what is wanted before anybody has asked; `restore` gets what the address holds.
 */
export function useFinderAddress(
  wanted: Wanted,
  initial: Wanted,
  restore: (search: Partial<Wanted>) => void,
): void {
  const onRestore = useEffectEvent(restore);
  useEffect(() => {
    const search = searchOf(new URL(location.href));
    if (Object.keys(search).length > 0) onRestore(search);
  }, []);

  // Without a state of its own: nothing is to be drawn anew.
  useEffect(() => {
    if (wanted === initial) return;
    const timer = setTimeout(() => {
      const address = withSearch(new URL(location.href), wanted);
      if (address.href !== location.href) history.replaceState(history.state, "", address);
    }, pause);
    return () => clearTimeout(timer);
  }, [wanted, initial]);
}
