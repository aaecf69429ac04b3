import { type PointerEvent, useRef } from "react";

/** The shortest movement that counts as a swipe, in CSS pixels. */
const swipeThreshold = 40;

/**
 * Pointer handlers for horizontal swipes by finger or pen. `onSwipe` gets 1 for a swipe to the left
 * (next) and -1 for one to the right (previous). The element needs `touch-action: pan-y`, so that the
 * browser keeps vertical scrolling.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === "mouse" || !event.isPrimary) return;
      start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current?.id !== event.pointerId) return;
      const across = event.clientX - start.current.x;
      const down = event.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) < swipeThreshold || Math.abs(across) <= Math.abs(down)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
    // The browser has taken over the gesture to scroll or zoom.
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
