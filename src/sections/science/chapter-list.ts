import { enhanceTabs } from "./fragment-tabs.ts";

/** Turns the list of chapters into tabs. While it is open as a sheet, it is a dialog. */
export function startChapterList(sheet: HTMLElement): void {
  const nav = sheet.querySelector<HTMLElement>("[data-tab-links]");
  if (!nav) return;
  const close = () => {
    sheet.hidePopover?.();
  };
  enhanceTabs(nav, close);
  sheet.addEventListener("toggle", ({ newState }) => {
    const isOpen = newState === "open";
    const dialog = { role: "dialog", "aria-label": nav.getAttribute("aria-label") ?? "" };
    for (const [name, value] of Object.entries(dialog)) {
      if (isOpen) sheet.setAttribute(name, value);
      else sheet.removeAttribute(name);
    }
    if (isOpen) sheet.querySelector<HTMLElement>("[aria-selected=true]")?.focus();
  });
  // The open sheet would cover the focused element.
  sheet.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !sheet.contains(relatedTarget)) close();
  });
  // Back also leads to another chapter.
  addEventListener("popstate", close);
  // In a window as wide as this the list has its place in the page, with the sheet's veil over it.
  matchMedia("(width >= 62rem)").addEventListener("change", close);
}
