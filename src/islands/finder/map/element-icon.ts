import { Icon } from "leaflet";

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
