import type { Page } from "@playwright/test";

/**
 * Parts of drawings that are invisible on their background, as with forced colours: fill and stroke are
 * both none, or exactly the colour behind their middle.
 */
export function findInvisibleShapes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const shapes = [
      ...document.querySelectorAll("svg :is(circle, ellipse, line, path, rect, text)"),
    ];
    return shapes.flatMap((shape, index) => {
      const isDrawn = shape.checkVisibility({ visibilityProperty: true });
      if (!isDrawn || shape.closest("defs, clipPath, mask, .map-view")) return [];
      const { fill, stroke } = getComputedStyle(shape);
      const ground = [
        ...getBackgrounds(shape),
        ...shapes.slice(0, index).filter(isBehind(shape)).map(getFill),
      ];
      const isSeen = [fill, stroke].some((paint) => mix([...ground, paint]) !== mix(ground));
      return isSeen ? [] : [`${shape.outerHTML} on ${mix(ground)}`];
    });

    function getFill(shape: Element): string {
      return getComputedStyle(shape).fill;
    }

    /** The backgrounds under a drawing, from the window's up. */
    function getBackgrounds(shape: Element): string[] {
      const grounds: string[] = [];
      for (
        let ancestor = shape.closest("svg")?.parentElement;
        ancestor;
        ancestor = ancestor.parentElement
      ) {
        if (!(ancestor instanceof SVGElement))
          grounds.unshift(getComputedStyle(ancestor).backgroundColor);
      }
      return ["Canvas", ...grounds];
    }

    function isBehind(shape: Element): (other: Element) => boolean {
      const { left, top, width, height } = shape.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const drawing = shape.closest("svg");
      return (other) => {
        // Lines have no area: nothing is on top of them.
        if (!other.matches("circle, ellipse, rect") || other.closest("svg") !== drawing)
          return false;
        const box = other.getBoundingClientRect();
        return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
      };
    }

    /** Blends colours on top of one another into red, green, blue and opacity. */
    function mix(paints: string[]): string {
      if (!canvas) throw new Error("This browser cannot paint.");
      canvas.clearRect(0, 0, 1, 1);
      for (const paint of paints.filter((color) => color !== "none")) {
        canvas.fillStyle = paint;
        canvas.fillRect(0, 0, 1, 1);
      }
      return canvas.getImageData(0, 0, 1, 1).data.join();
    }
  });
}
