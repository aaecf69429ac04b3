import { useEffect, useState } from "react";

/** The list that keeps only a part of itself in the page, fetched once `needed`; until then nothing. */
export function useFinderWindow(needed: boolean) {
  const [loaded, setLoaded] = useState<typeof import("./FinderWindow.tsx")>();
  useEffect(() => {
    // Without its script the first entries are all that is listed; the fields still narrow them down.
    if (needed) void import("./FinderWindow.tsx").then(setLoaded, () => undefined);
  }, [needed]);
  return loaded?.FinderWindow;
}
