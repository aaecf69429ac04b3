import { type PointerEvent, useRef } from "react";

/** From this distance on, in CSS pixels, a movement is a swipe. */
export const swipeThreshold = 40;

/**
 * Handlers for swiping sideways by finger or pen: `onSwipe` gets 1 for on (to the left) and -1 for
 * back. The element needs `touch-action: pan-y`, so that the browser keeps scrolling up and down.
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
    // The browser has taken the movement over: it scrolls or zooms.
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
