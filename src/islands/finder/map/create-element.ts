import { Icon } from "leaflet";

/** A new element with a class, a text and attributes; texts are never read as HTML. */
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

/** A button that shows lines instead of words, drawn in a square of 24, and says what it does. */
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

/** Lets a marker be any element. Leaflet's own icons are pictures, or HTML from a text. */
export class ElementIcon extends Icon {
  readonly #element: HTMLElement;

  constructor(element: HTMLElement) {
    super({ iconUrl: "" });
    this.#element = element;
  }

  override createIcon(): HTMLElement {
    this.#element.classList.add("leaflet-marker-icon");
    return this.#element;
  }

  override createShadow(): HTMLElement {
    // Leaflet takes null for "no shadow"; its type does not say so.
    return null as unknown as HTMLElement;
  }
}
