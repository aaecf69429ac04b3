/**
 * Leads back to where the visitor was on the page when the back or forward button changes the
 * fragment. Browsers do so by themselves, but Chromium goes to the top of the panel where panels were
 * hidden meanwhile and the page has container queries. Calling the result ends it. Where the browser
 * cannot tell back from onward, it stays the browser's business.
 */
export function keepPlaces(): () => void {
  const places = new Map<string, number>();
  let goal: number | undefined;
  const note = () => places.set(location.hash, scrollY);
  // Before the browser goes anywhere, and so before it is noted that it went wrong.
  const choose = ({ navigationType, destination }: NavigateEvent) => {
    const isReturn = navigationType === "traverse" && destination.sameDocument;
    goal = isReturn ? places.get(new URL(destination.url).hash) : undefined;
  };
  const restore = () => {
    if (goal !== undefined) scrollTo({ top: goal, behavior: "instant" });
  };
  addEventListener("scroll", note, { passive: true });
  addEventListener("hashchange", restore);
  globalThis.navigation?.addEventListener("navigate", choose);
  return () => {
    removeEventListener("scroll", note);
    removeEventListener("hashchange", restore);
    globalThis.navigation?.removeEventListener("navigate", choose);
  };
}
