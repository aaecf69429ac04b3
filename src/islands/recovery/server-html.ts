type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

const findControls = (root: ParentNode) => [
  ...root.querySelectorAll<Control>("input, select, textarea, button"),
];

/** The HTML that the server sent for an island. It can be restored, with the values that were typed into it. */
export class ServerHtml {
  readonly #island: HTMLElement;
  readonly #original = document.createDocumentFragment();
  readonly #hasForm: boolean;
  #controls: Control[];
  /** The control that had the focus last. */
  #focused = -1;

  /** `island` must be as the server has sent it. */
  constructor(island: HTMLElement) {
    this.#island = island;
    this.#original.append(...[...island.childNodes].map((node) => node.cloneNode(true)));
    this.#hasForm = island.querySelector("form[method=post]") !== null;
    this.#controls = findControls(island);
    island.addEventListener("focusin", ({ target }) => {
      this.#focused = this.#controls.indexOf(target as Control);
    });
  }

  /** Whether the island is empty or, if it has a form to send, a control of that form is gone. */
  get isLost(): boolean {
    if (!this.#hasForm) return this.#island.childElementCount === 0;
    return this.#controls.some((control) => !this.#island.contains(control));
  }

  /** Replaces what is in the island now. The controls keep their values, and the focus. */
  putBack(): void {
    const copy = this.#original.cloneNode(true) as DocumentFragment;
    const controls = findControls(copy);
    // Controls that were removed from the page still have their values.
    for (const [index, control] of controls.entries()) copyValue(this.#controls[index], control);
    this.#controls = controls;
    this.#island.replaceChildren(copy);
    const focused = controls[this.#focused];
    if (focused && document.activeElement === document.body) focused.focus({ preventScroll: true });
  }
}

function copyValue(from: Control | undefined, to: Control): void {
  if (!from || from instanceof HTMLButtonElement) return;
  to.value = from.value;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
}
