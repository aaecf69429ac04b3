import { useEffect, useState } from "react";
import { keepPlaces } from "./keep-scroll-position.ts";
import { openPanel, panelFor, showPanel, showRing, targetOf } from "./tab-panels.ts";

/** A tab: the id of the panel that it shows, which is also its fragment, and its label. */
export interface FragmentTab {
  id: string;
  label: string;
}

/** The id of the tab that belongs to a panel. */
export const tabIdOf = (panelId: string) => `${panelId}-tab`;

/**
 * Makes elements of the page the panels of tabs, the address saying which one is shown. Links, the
 * back button, find-in-page and other scripts all go by the address or open a panel themselves; this
 * only follows. Gives the id of the panel shown, and nothing until the script runs: then the tabs are
 * plain links. `tabs` must stay the same list.
 */
export function useFragmentTabs(tabs: readonly FragmentTab[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const panels = tabs.flatMap(({ id }) => document.getElementById(id) ?? []);
    const show = (panel: HTMLElement | undefined) => {
      if (!panel) return false;
      const isNew = panel.hasAttribute("hidden");
      showPanel(panel, panels);
      setCurrent(panel.id);
      return isNew;
    };
    const follow = () => show(panelFor(location.hash, panels));
    const followAndGo = () => {
      // Browsers that open hidden panels by themselves have gone there already.
      if (follow()) targetOf(location.hash)?.scrollIntoView();
    };
    const reveal = (event: Event) => show(event.currentTarget as HTMLElement);

    // First of all: once they are panels, the style sheet's own choice no longer holds.
    const isNew = show((location.hash && panelFor(location.hash, panels)) || openPanel(panels));
    if (isNew) targetOf(location.hash)?.scrollIntoView();
    for (const panel of panels) {
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-labelledby", tabIdOf(panel.id));
      panel.addEventListener("beforematch", reveal);
      panel.addEventListener("focus", showRing);
    }
    // The earlier of the two.
    addEventListener("popstate", follow);
    addEventListener("hashchange", followAndGo);
    const forgetPlaces = keepPlaces();
    return () => {
      forgetPlaces();
      for (const panel of panels) {
        panel.removeEventListener("beforematch", reveal);
        panel.removeEventListener("focus", showRing);
      }
      removeEventListener("popstate", follow);
      removeEventListener("hashchange", followAndGo);
    };
  }, [tabs]);

  return current;
}
