/** The page on which an entry is seen, by the "collection/file" of its form. */
const pages = (await fetchJson("pages.json")) as Record<string, string>;
const forms = find<HTMLIFrameElement>("forms");
const page = find<HTMLIFrameElement>("page");
const toggle = find<HTMLButtonElement>("toggle");

// An address such as /admin/#/collections/pages/entries/home opens that form.
forms.addEventListener("load", () => {
  forms.contentWindow?.addEventListener("hashchange", follow);
  forms.contentWindow?.addEventListener("content-saved", () => void showProblems());
  follow();
});
forms.src = `forms.html${location.hash}`;

toggle.addEventListener("click", () => {
  page.hidden = !page.hidden;
  toggle.setAttribute("aria-expanded", String(!page.hidden));
  toggle.textContent = page.hidden ? "Show the page" : "Hide the page";
});

// The development server reloads the page after each change of the content.
page.addEventListener("load", () => void showProblems());

/** Shows the page that the open form belongs to; the list of forms leaves the page as it is. */
function follow(): void {
  const hash = forms.contentWindow?.location.hash ?? "";
  history.replaceState(null, "", hash || location.pathname);
  const [, group, file] = /^#\/collections\/([^/]+)\/(?:entries\/)?([^/?]+)/.exec(hash) ?? [];
  const path = pages[`${group}/${file}`] ?? (page.src ? undefined : "/");
  if (path && path !== page.dataset.path) page.src = path;
  page.dataset.path = path ?? page.dataset.path ?? "/";
}

/** Tells what the build would object to, file by file. */
async function showProblems(): Promise<void> {
  const problems = (await fetchJson("problems.json")) as string[];
  const items = problems.map((problem) => {
    const item = document.createElement("li");
    item.textContent = problem;
    return item;
  });
  find("problems").replaceChildren(...items);
  find("problems").hidden = problems.length === 0;
  find("count").textContent =
    problems.length === 0 ? "No mistakes" : `Mistakes: ${problems.length}`;
}

async function fetchJson(file: string): Promise<unknown> {
  return (await fetch(file)).json();
}

function find<T extends HTMLElement>(id: string): T {
  return document.getElementById(id) as T;
}

export {};
