import type { CDPSession, Page } from "@playwright/test";

/** The text spacing that WCAG 1.4.12 requires a page to bear. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Browser settings of a visitor that a test can change while a page is open. */
export class BrowserEmulation {
  readonly #page: Page;
  #client: Promise<CDPSession> | undefined;

  constructor(page: Page) {
    this.#page = page;
  }

  /**
   * Changes the size of the window, by the protocol: Playwright's `setViewportSize` also resizes the browser's own
   * window, so that the page is laid out twice. A page whose size is set here must not be resized by both.
   */
  async setWindow({ width, height }: { width: number; height: number }): Promise<void> {
    const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
    await (await this.#session()).send("Emulation.setDeviceMetricsOverride", metrics);
  }

  /** Enlarges only the text, as Firefox and phones do: 2 is 200 %. */
  async enlargeText(factor: number): Promise<void> {
    await this.#page.evaluate(
      (size) => {
        document.documentElement.style.fontSize = size;
      },
      `${factor * 100}%`,
    );
  }

  /** The browser's default font size, in pixels; 16 is usual. */
  async setTextSize(standard: number): Promise<void> {
    const client = await this.#session();
    await client.send("Page.setFontSizes", { fontSizes: { standard } });
  }

  /** Spaces the text; returns the function that ends it. */
  async spaceText(): Promise<() => Promise<void>> {
    const sheet = await this.#page.evaluateHandle((rules) => {
      // A constructed style sheet is no inline style, which the page's policy would refuse.
      const spaced = new CSSStyleSheet();
      spaced.replaceSync(rules);
      // The map has one of its own.
      document.adoptedStyleSheets.push(spaced);
      return spaced;
    }, spacing);
    return () => sheet.evaluate((spaced) => spaced.replaceSync(""));
  }

  /** Emulates touch instead of a mouse; returns the function that ends it. */
  async emulateTouch(): Promise<() => Promise<void>> {
    const client = await this.#session();
    await client.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 1 });
    return async () => {
      await client.send("Emulation.setTouchEmulationEnabled", { enabled: false });
    };
  }

  #session(): Promise<CDPSession> {
    this.#client ??= this.#page.context().newCDPSession(this.#page);
    return this.#client;
  }
}
