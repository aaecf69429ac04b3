import { type RefObject, useEffect, useState } from "react";
import { demoPartsOf } from "./demo-parts.ts";

/** Whether the demo around its controls may move by itself: it is near the middle of a visible page. */
export function useAttention(controls: RefObject<Element | null>): boolean {
  const [attention, setAttention] = useState(false);
  useEffect(() => {
    const parts = demoPartsOf(controls.current);
    if (!parts) return;
    let isInView = false;
    const update = () => setAttention(isInView && !document.hidden);
    // A demo at the edge of the viewport is not being looked at.
    const observer = new IntersectionObserver(
      (entries) => {
        isInView = entries.at(-1)?.isIntersecting ?? false;
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
  return attention;
}
