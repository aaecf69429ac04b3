import { Icon } from "leaflet";

/** Creates an element with a class, a text and attributes. Text is never parsed as HTML. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { className = "", text = "", ...attributes }: Record<string, string> = {},
  ...children: Node[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/**
 * Creates a button with an icon. `path` is SVG path data on a grid of 24, `label` the accessible name.
 */
export function createIconButton(className: string, label: string, path: string) {
  const namespace = "http://www.w3.org/2000/svg";
  const icon = document.createElementNS(namespace, "svg");
  icon.setAttribute("viewBox", "0 0 24 24");
  icon.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(namespace, "path");
  line.setAttribute("d", path);
  icon.append(line);
  return createElement("button", { className, type: "button", "aria-label": label }, icon);
}

/** A Leaflet icon that is this element. Leaflet's own `DivIcon` would put it into a `div` of its own. */
export function createElementIcon(element: HTMLElement): Icon {
  element.classList.add("map-mark");
  class ElementIcon extends Icon {
    override createIcon(): HTMLElement {
      return element;
    }
  }
  // No image is loaded.
  return new ElementIcon({ iconUrl: "" });
}
