import { useEffect, useState } from "react";
import { tabIdOf } from "./tab-id.ts";
import {
  openPanel,
  panelFor,
  restoreScrollLater,
  showPanel,
  showRing,
  targetOf,
} from "./tab-panels.ts";

/** A tab: the id of its panel, which is also its fragment, and its label. */
export interface FragmentTab {
  id: string;
  label: string;
}

/**
 * Turns elements of the page into tab panels; the URL's fragment selects the one shown. Links, Back,
 * find-in-page and other scripts change the URL or reveal a panel, and this follows. Returns the id of
 * the panel shown, or `undefined` before hydration, when the tabs are plain links. `tabs` must be a
 * stable reference.
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
      // Browsers that reveal hidden panels have scrolled there already.
      if (follow()) targetOf(location.hash)?.scrollIntoView();
    };
    const reveal = (event: Event) => show(event.currentTarget as HTMLElement);

    // Before the elements become panels: then the style sheet's initial choice no longer applies.
    const isNew = show((location.hash && panelFor(location.hash, panels)) || openPanel(panels));
    if (isNew) targetOf(location.hash)?.scrollIntoView();
    for (const panel of panels) {
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-labelledby", tabIdOf(panel.id));
      panel.addEventListener("beforematch", reveal);
      panel.addEventListener("focus", showRing);
    }
    // Fires before `hashchange`.
    addEventListener("popstate", follow);
    addEventListener("hashchange", followAndGo);
    globalThis.navigation?.addEventListener("navigate", restoreScrollLater);
    return () => {
      globalThis.navigation?.removeEventListener("navigate", restoreScrollLater);
      for (const panel of panels) {
        // As before hydration.
        for (const name of ["role", "aria-labelledby", "aria-hidden", "tabindex"]) {
          panel.removeAttribute(name);
        }
        panel.removeEventListener("beforematch", reveal);
        panel.removeEventListener("focus", showRing);
      }
      removeEventListener("popstate", follow);
      removeEventListener("hashchange", followAndGo);
    };
  }, [tabs]);

  return current;
}
