import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element may move by itself: it is near the middle of the viewport, the page is visible, and
 * the visitor did not prefer reduced motion when the page was opened.
 */
export function useAttention(element: RefObject<Element | null>): boolean {
  const [attention, setAttention] = useState(false);
  useEffect(() => {
    if (!element.current || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let isInView = false;
    const update = () => setAttention(isInView && !document.hidden);
    // An element at the edge of the viewport is not being looked at.
    const observer = new IntersectionObserver(
      (entries) => {
        isInView = entries.at(-1)?.isIntersecting ?? false;
        update();
      },
      { rootMargin: "-20% 0px" },
    );
    observer.observe(element.current);
    document.addEventListener("visibilitychange", update);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", update);
    };
  }, [element]);
  return attention;
}
