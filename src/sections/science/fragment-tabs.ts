import {
  findOpenPanel,
  findPanel,
  findTarget,
  restoreScrollAfterPanelChange,
  scrollHeadingIntoView,
  showPanel,
} from "./tab-panels.ts";

const getTabId = (panelId: string) => `${panelId}-tab`;

/**
 * Turns links of the page into tabs, and their targets into panels. The URL's fragment selects the panel, so that
 * links, Back, find-in-page and other scripts change it, too. Arrow keys, Home and End move between the tabs;
 * Enter, Space and clicks open one. `onOpen` is called before a tab opens its panel. A chapter but the first stands
 * in the window's title, by which tabs of the browser and entries of its history are told apart.
 */
export function enhanceTabs(nav: HTMLElement, onOpen?: () => void): void {
  const isVertical = nav.dataset.tabLinks === "vertical";
  const tabs = [...nav.querySelectorAll("a")];
  const panels = tabs.flatMap(({ hash }) => findTarget(hash) ?? []);
  const { title } = document;

  function show(panel: HTMLElement | undefined): boolean {
    if (!panel) return false;
    const isNew = panel.hasAttribute("hidden");
    showPanel(panel, panels);
    for (const tab of tabs) {
      const isShown = tab.hash === `#${panel.id}`;
      tab.setAttribute("aria-selected", String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
      if (isShown && isVertical)
        document.title = tab === tabs[0] ? title : `${tab.textContent} · ${title}`;
    }
    return isNew;
  }
  const follow = () => show(findPanel(location.hash, panels));

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const tab = event.currentTarget as HTMLAnchorElement;
    onOpen?.();
    location.hash = tab.hash;
    // The browser has moved the focus to the panel: return it to the tab, which takes it if it is visible.
    tab.focus({ preventScroll: true });
  }

  nav.setAttribute("role", "tablist");
  nav.setAttribute("aria-orientation", isVertical ? "vertical" : "horizontal");
  // Repeats `startAudienceTabs` of the home page: with a shared module Astro would make this script a file, which costs a
  // round trip.
  nav.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = tabs.indexOf(document.activeElement as HTMLAnchorElement);
    const goals: Record<string, number> = {
      [isVertical ? "ArrowUp" : "ArrowLeft"]: index - 1,
      [isVertical ? "ArrowDown" : "ArrowRight"]: (index + 1) % tabs.length,
      Home: 0,
      End: -1,
    };
    const goal = goals[event.key];
    if (goal !== undefined) tabs.at(goal)?.focus();
    // Links respond to Enter only.
    else if (event.key === " ") tabs[index]?.click();
    else return;
    event.preventDefault();
  });
  for (const item of nav.querySelectorAll("ul, li")) item.setAttribute("role", "presentation");
  for (const tab of tabs) {
    const id = tab.hash.slice(1);
    tab.id = getTabId(id);
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", id);
    tab.addEventListener("click", open);
  }

  // Called before the elements become panels, when the style sheet's initial choice still applies.
  const isNew = show((location.hash && findPanel(location.hash, panels)) || findOpenPanel(panels));
  if (isNew) findTarget(location.hash)?.scrollIntoView();
  for (const panel of panels) {
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", getTabId(panel.id));
    panel.addEventListener("beforematch", () => show(panel));
    panel.addEventListener("focus", scrollHeadingIntoView);
  }
  // Fires before `hashchange`.
  addEventListener("popstate", follow);
  addEventListener("hashchange", () => {
    // Browsers that reveal hidden panels have scrolled there already.
    if (follow()) findTarget(location.hash)?.scrollIntoView();
  });
  globalThis.navigation?.addEventListener("navigate", restoreScrollAfterPanelChange);
}
