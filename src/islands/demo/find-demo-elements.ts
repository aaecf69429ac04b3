/** The elements of the demo around its controls (`src/sections/product/Demo.astro`). */
export function findDemoElements(controls: Element | null) {
  const demo = controls?.closest<HTMLElement>("[data-demo]");
  const slideArea = demo?.querySelector<HTMLElement>("[data-slides]");
  return demo && slideArea ? { demo, slideArea, slides: [...slideArea.children] } : undefined;
}
