/** Scrolls a container, but not the page, as far as needed to show an element. */
export function scrollWithin(scroller: Element, element: Element): void {
  const frame = scroller.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  if (top < frame.top) scroller.scrollBy({ top: top - frame.top });
  else if (bottom > frame.bottom) scroller.scrollBy({ top: bottom - frame.bottom });
}
