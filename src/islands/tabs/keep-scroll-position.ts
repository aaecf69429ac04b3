/**
 * Restores the scroll position when Back or Forward changes the fragment. Browsers do this themselves,
 * but Chromium scrolls to the top of the panel if panels were hidden meanwhile and the page has container
 * queries. Does nothing without the Navigation API. Returns a function that removes the listeners.
 */
export function keepScrollPosition(): () => void {
  const positions = new Map<string, number>();
  let goal: number | undefined;
  const record = () => positions.set(location.hash, scrollY);
  // Fires before the browser scrolls, and so before a wrong position is recorded.
  const chooseGoal = ({ navigationType, destination }: NavigateEvent) => {
    const isReturn = navigationType === "traverse" && destination.sameDocument;
    goal = isReturn ? positions.get(new URL(destination.url).hash) : undefined;
  };
  const restore = () => {
    if (goal !== undefined) scrollTo({ top: goal, behavior: "instant" });
  };
  addEventListener("scroll", record, { passive: true });
  addEventListener("hashchange", restore);
  globalThis.navigation?.addEventListener("navigate", chooseGoal);
  return () => {
    removeEventListener("scroll", record);
    removeEventListener("hashchange", restore);
    globalThis.navigation?.removeEventListener("navigate", chooseGoal);
  };
}
