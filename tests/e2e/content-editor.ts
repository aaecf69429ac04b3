import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, type FrameLocator, type Locator, type Page, type Request } from "@playwright/test";

/** The editor at /admin, with the browser's private file system in place of a selected folder. */
export class ContentEditor {
  readonly #page: Page;
  readonly #root: string;
  readonly #requests: Request[] = [];
  /** Scripts that the page's policy has blocked. */
  readonly blocked: string[] = [];
  /** Whether the page beside the form is connected to the server, which tells it to reload. */
  #isConnected = false;

  /** `root` is the project folder that the development server serves. */
  constructor(page: Page, root: string) {
    this.#page = page;
    this.#root = root;
  }

  /** Opens the editor and selects the folder. */
  async start(url: string): Promise<void> {
    this.#page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (
        /^(https?|wss?):/.test(protocol) &&
        origin !== url &&
        origin !== url.replace("http", "ws")
      )
        this.#requests.push(request);
    });
    const leave = (href: string) => {
      if (!new URL(href).pathname.startsWith("/admin/")) this.#isConnected = false;
    };
    this.#page.on("request", (request) => request.isNavigationRequest() && leave(request.url()));
    this.#page.on("framenavigated", (frame) => leave(frame.url()));
    // The server greets each page that connects.
    this.#page.on("websocket", (socket) => {
      socket.on("framereceived", () => {
        this.#isConnected = true;
      });
    });
    this.#page.on("console", (message) => {
      if (/violates.*script-src/.test(message.text())) this.blocked.push(message.text());
    });
    await this.#page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await this.#page.goto(`${url}/admin/`);
    await this.#fillFolder();
    await this.forms.getByRole("button", { name: "Work with Local Repository" }).click();
    await expect(this.forms.getByRole("treeitem").first()).toBeVisible();
  }

  /** Opens the form of a file, such as "pages/home", by its URL. */
  async open(entry: string): Promise<void> {
    await this.#page.locator("#forms").evaluate(
      (forms, hash) =>
        new Promise((resolve) => {
          // Until then, the form before it stays.
          forms.addEventListener("load", resolve, { once: true });
          location.hash = hash;
        }),
      `#/collections/${entry.replace("/", "/entries/")}`,
    );
    await expect(this.forms.locator("[data-key-path]").first()).toBeVisible();
  }

  /** Fills in a field by its key. `language` is needed if each language has its own file. */
  async fill(key: string, text: string, language?: string): Promise<void> {
    const control = this.field(key, language).locator("input, textarea").first();
    await this.#reach(control, key, language);
    await control.fill(text);
  }

  /** Chooses from the menu of a field in an entry of a list, such as "items.4.link.page". */
  async choose(key: string, option: string, language?: string): Promise<void> {
    const [, list = "", index] = /^(.+?)\.(\d+)\./.exec(key) ?? [];
    const entry = this.field(list, language).locator(".item-wrapper").nth(Number(index));
    await entry.scrollIntoViewIfNeeded();
    await entry.getByRole("button", { name: "Expand", exact: true }).first().click();
    const menu = this.field(key, language).getByRole("combobox");
    await this.#reach(menu, key, language);
    await menu.click();
    await this.forms.getByRole("option", { name: option, exact: true }).click();
    await expect(menu).toContainText(option);
  }

  /** Selects one of the radio buttons of a field. */
  async pick(key: string, option: string, language?: string): Promise<void> {
    const radio = this.field(key, language).getByRole("radio", { name: option, exact: true });
    await this.#reach(radio, key, language);
    await radio.click();
    await expect(radio).toBeChecked();
  }

  field(key: string, language?: string): Locator {
    return this.#pane(language).locator(`[data-key-path="${key}"]`);
  }

  /** Expands a group or an entry of a list. */
  async expand(key: string, language?: string): Promise<void> {
    await this.field(key, language)
      .getByRole("button", { name: "Expand", exact: true })
      .first()
      .click();
  }

  /** Adds an entry to the end of a list and returns its key: "items.5". */
  async add(key: string, language?: string): Promise<string> {
    const list = this.field(key, language);
    // A long list renders only some of its entries, but shows their number: "69 Entries".
    const count = list.getByText(/^\W*\d+\W+[\w ]+\W*$/).first();
    const entries = async () => Number((await count.textContent())?.match(/\d+/)?.[0]);
    const knownEntries = await entries();
    const button = list.getByRole("button", { name: /^Add / });
    // By key: while the form adds what comes into view, the button moves away below the mouse.
    await button.press("Enter");
    await expect.poll(entries).toBe(knownEntries + 1);
    const entry = `${key}.${knownEntries}`;
    const addedEntry = this.#pane(language).locator(`[data-key-path^="${entry}."]`).first();
    // The form renders the new entry when the end of the list comes into view.
    const isAdded = async () => {
      await list.evaluate((field) => {
        const scrollableElements = [];
        for (let ancestor: Element | null = field; ancestor; ancestor = ancestor.parentElement)
          scrollableElements.push(ancestor);
        for (const element of [...scrollableElements, ...field.querySelectorAll("*")]) {
          if (element.scrollHeight > element.clientHeight) element.scrollTop = element.scrollHeight;
        }
      });
      return addedEntry.isVisible();
    };
    await expect.poll(isAdded).toBe(true);
    return entry;
  }

  /** Shows another language in one of the two panes. */
  async show(language: string): Promise<void> {
    await this.forms.getByRole("radio", { name: language }).last().click();
  }

  /** Saves, and copies what the browser has written to the project folder. */
  async save(): Promise<void> {
    // A page that is still loading misses the change.
    await expect.poll(() => this.#isConnected).toBe(true);
    await this.forms.getByRole("button", { name: "Save", exact: true }).click();
    await expect(this.forms.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
    for (const [path, text] of Object.entries(await this.#readFolder())) {
      const file = join(this.#root, path);
      if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    // With a real folder, the file is already there when the form reports that it has saved.
    await this.#page
      .locator("#forms")
      .evaluate((forms: HTMLIFrameElement) =>
        forms.contentWindow?.dispatchEvent(new Event("content-saved")),
      );
  }

  /** Requests to other origins than the development server that the page's policy has not blocked. */
  get outside(): string[] {
    return this.#requests
      .filter((request) => request.failure()?.errorText !== "csp")
      .map((request) => request.url());
  }

  get forms(): FrameLocator {
    return this.#page.frameLocator("#forms");
  }

  /** Scrolls to a control of a field: the form renders fields only when they come into view. */
  async #reach(control: Locator, key: string, language?: string): Promise<void> {
    const [firstKey] = key.split(".");
    const otherFields = this.#pane(language).locator(`[data-key-path^="${firstKey}"]`);
    const isShown = async () => {
      if ((await control.count()) === 0) {
        await otherFields.last().evaluate((field) => field.scrollIntoView({ block: "start" }));
      }
      return control.isVisible();
    };
    await expect.poll(isShown).toBe(true);
  }

  #pane(language: string | undefined): Pick<Locator, "locator"> {
    return language ? this.forms.locator(`[data-locale="${language}"]`) : this.forms;
  }

  async #fillFolder(): Promise<void> {
    const paths = globSync("content/**/*.{yaml,json,md,svg}", { cwd: this.#root });
    const files = paths.map(
      (path) => [path, readFileSync(join(this.#root, path), "utf8")] as const,
    );
    await this.#page.evaluate(async (all) => {
      const top = await navigator.storage.getDirectory();
      await top.getDirectoryHandle(".git", { create: true });
      const write = async ([path, text]: readonly [string, string]) => {
        const folders = path.split("/");
        const name = folders.pop() as string;
        let folder = top;
        for (const subfolder of folders)
          folder = await folder.getDirectoryHandle(subfolder, { create: true });
        const file = await folder.getFileHandle(name, { create: true });
        const writable = await file.createWritable();
        await writable.write(text);
        await writable.close();
      };
      await Promise.all(all.map(write));
    }, files);
  }

  #readFolder(): Promise<Record<string, string>> {
    return this.#page.evaluate(async () => {
      const texts: Record<string, string> = {};
      async function readFolder(folder: FileSystemDirectoryHandle, path: string): Promise<void> {
        for await (const [name, handle] of folder.entries()) {
          if (handle.kind === "directory")
            await readFolder(handle as FileSystemDirectoryHandle, `${path}/${name}`);
          else
            texts[`${path}/${name}`] = await (
              await (handle as FileSystemFileHandle).getFile()
            ).text();
        }
      }
      const top = await navigator.storage.getDirectory();
      await readFolder(await top.getDirectoryHandle("content"), "content");
      return texts;
    });
  }
}
