/** The elements of the demo around its controls (`src/sections/product/Demo.astro`). */
export function demoPartsOf(controls: Element | null) {
  const demo = controls?.closest<HTMLElement>("[data-demo]");
  const stage = demo?.querySelector<HTMLElement>("[data-stage]");
  return demo && stage ? { demo, stage, slides: [...stage.children] } : undefined;
}
