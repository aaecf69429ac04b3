import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";

const reducedMotion = "(prefers-reduced-motion: reduce)";

/**
 * Tells whether something that moves by itself may move now: its middle is near the middle of the
 * window, the page is not hidden, and the visitor has not asked for less motion.
 */
export function useAttention(element: RefObject<Element | null>): boolean {
  const calm = useSyncExternalStore(
    watchMotion,
    () => matchMedia(reducedMotion).matches,
    () => true,
  );
  const shown = useSyncExternalStore(
    watchPage,
    () => !document.hidden,
    () => false,
  );
  const inView = useInView(element);
  return inView && shown && !calm;
}

function watchMotion(onChange: () => void) {
  const query = matchMedia(reducedMotion);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

function watchPage(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    // A sliver at the window's edge is not being looked at.
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: "-20% 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}
