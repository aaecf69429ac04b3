import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";

const reducedMotion = "(prefers-reduced-motion: reduce)";

/**
 * Whether an element may move by itself: it is near the middle of the viewport, the page is visible, and
 * the visitor does not prefer reduced motion.
 */
export function useAttention(element: RefObject<Element | null>): boolean {
  const prefersReduced = useSyncExternalStore(
    watchMotion,
    () => matchMedia(reducedMotion).matches,
    () => true,
  );
  const isVisible = useSyncExternalStore(
    watchPage,
    () => !document.hidden,
    () => false,
  );
  const inView = useInView(element);
  return inView && isVisible && !prefersReduced;
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
    // An element at the edge of the viewport is not being looked at.
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: "-20% 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}
