import { type RefObject, useEffect, useState } from "react";
import { findDemoElements } from "./find-demo-elements.ts";

/** Whether the demo around its controls is near the middle of a visible page, and so may move by itself. */
export function useInView(controls: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const parts = findDemoElements(controls.current);
    if (!parts) return;
    let isIntersecting = false;
    const update = () => setIsInView(isIntersecting && !document.hidden);
    // A demo at the edge of the viewport is not being looked at.
    const observer = new IntersectionObserver(
      (entries) => {
        isIntersecting = entries.at(-1)?.isIntersecting ?? false;
        update();
      },
      { rootMargin: "-20% 0px" },
    );
    observer.observe(parts.demo);
    document.addEventListener("visibilitychange", update);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", update);
    };
  }, [controls]);
  return isInView;
}
