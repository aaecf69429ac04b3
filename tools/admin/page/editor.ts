/** The page on which an entry is seen, by the "collection/file" of its form. */
const pages = (await fetchJson("pages.json")) as Record<string, string>;
const forms = getElement<HTMLIFrameElement>("forms");
const page = getElement<HTMLIFrameElement>("page");
const toggle = getElement<HTMLButtonElement>("toggle");
/** The path of the page that belongs to the open form. */
let shownPath: string | undefined;
/** The path of the page that has loaded last. */
let loadedPath: string | undefined;
/** Counts requests for the issues: the response to any but the newest is not shown. */
let lastRequest = 0;
/** The form whose old translations are listed. */
let listedForm: string | undefined;
/** The fragment in the URL of a form. */
const entry = /^#\/collections\/([^/]+)\/entries\/([^/?]+)/;

// A URL such as /admin/#/collections/pages/entries/home opens that form.
forms.addEventListener("load", () => {
  forms.contentWindow?.addEventListener("hashchange", syncPage);
  forms.contentWindow?.addEventListener("content-saved", () => {
    void showIssues();
    void showOutdated(listedForm);
    void showColors();
  });
  syncPage();
});
forms.src = `forms.html${location.hash}`;

toggle.addEventListener("click", () => {
  page.hidden = !page.hidden;
  toggle.setAttribute("aria-expanded", String(!page.hidden));
  toggle.textContent = page.hidden ? "Show the page" : "Hide the page";
});

// The development server reloads the page after each change of the content. Another page changes nothing.
page.addEventListener("load", () => {
  const path = page.contentWindow?.location.pathname;
  if (path === loadedPath) void showIssues();
  loadedPath = path;
});
void showIssues();

// A form whose URL is typed or followed later opens, too. The forms are loaded again: Sveltia leaves a form empty that
// is opened while another one of its group is.
addEventListener("hashchange", () => {
  forms.contentWindow?.location.replace(`forms.html${location.hash}`);
  forms.contentWindow?.location.reload();
});

/** Shows the page that the open form belongs to; the list of forms leaves the page as it is. */
function syncPage(): void {
  const hash = forms.contentWindow?.location.hash ?? "";
  history.replaceState(null, "", hash || location.pathname);
  const [, group, file] = entry.exec(hash) ?? [];
  const form = group && `${group}/${file}`;
  if (form !== listedForm) {
    void showOutdated(form);
    void showColors();
  }
  const path = pages[`${form}`];
  if (!page.src) page.src = path ?? "/";
  // `replace` keeps the history free of the page: the form's back button would take the page back, too.
  else if (path && path !== shownPath) page.contentWindow?.location.replace(path);
  shownPath = path;
}

/** Lists the mistakes that the build would report, file by file. */
async function showIssues(): Promise<void> {
  const request = ++lastRequest;
  const response = await fetchJson("issues.json").catch(() => undefined);
  if (request !== lastRequest) return;
  if (!response) {
    // The development server starts again when a schema has changed, and then reloads the page.
    getElement("count").textContent = "The mistakes could not be loaded";
    return;
  }
  const issues = response as { issue: string; form?: string }[];
  const items = issues.map(({ issue, form }) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    if (form) link.href = form;
    link.textContent = issue;
    item.append(link);
    return item;
  });
  getElement("issues").replaceChildren(...items);
  getElement("issues").hidden = issues.length === 0;
  getElement("count").textContent =
    issues.length === 0 ? "No mistakes" : `Mistakes: ${issues.length}`;
}

/** Lists the translations of a form whose English text has changed since; a click says that one is right. */
async function showOutdated(form: string | undefined): Promise<void> {
  listedForm = form;
  const getUrl = (location = "") =>
    `outdated-translations?${new URLSearchParams({ form: form ?? "", location })}`;
  const outdatedTexts = form
    ? ((await fetchJson(getUrl())) as { location: string; english: string }[])
    : [];
  if (form !== listedForm) return;
  const items = outdatedTexts.map(({ location, english }) => {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Confirm translation";
    button.addEventListener("click", async () => {
      await fetch(getUrl(location), { method: "POST" });
      await showOutdated(form);
    });
    item.append(`${location}: in English now “${english}” `, button);
    return item;
  });
  getElement("outdated-items").replaceChildren(...items);
  getElement("outdated").hidden = items.length === 0;
  getElement("outdated-count").textContent = `Older than English: ${items.length}`;
}

/** Shows the colours of the brand beside their form, which has them as CSS writes them. */
async function showColors(): Promise<void> {
  const isBrand = listedForm === "facts/brand";
  getElement("colors").hidden = !isBrand;
  if (!isBrand) return;
  const colors = (await fetchJson("colors.json")) as [name: string, color: string][];
  const items = colors.map(([name, color]) => {
    const item = document.createElement("li");
    item.textContent = name;
    item.style.setProperty("--color", color);
    return item;
  });
  getElement("colors").replaceChildren(...items);
}

async function fetchJson(file: string): Promise<unknown> {
  return (await fetch(file)).json();
}

function getElement<T extends HTMLElement>(id: string): T {
  return document.getElementById(id) as T;
}

export {};
