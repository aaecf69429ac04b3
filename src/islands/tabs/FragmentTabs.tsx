import type { KeyboardEvent, MouseEvent } from "react";
import { moveAmongTabs, type TabsOrientation } from "./move-among-tabs.ts";
import { tabIdOf } from "./tab-id.ts";
import { type FragmentTab, useFragmentTabs } from "./use-fragment-tabs.ts";

const looks = {
  vertical: {
    list: "grid border-line border-l-2",
    tab: "-ml-0.5 block border-transparent border-l-2 py-1.75 pl-5 text-small touch:py-3",
  },
  horizontal: {
    list: "grid grid-cols-2 border-line sm:flex sm:gap-x-8 sm:border-b-2",
    tab: "block border-line border-b-2 py-2.5 sm:-mb-0.5 sm:border-transparent",
  },
};

/**
 * Tabs whose panels are elsewhere on the page. They are links to the panels until the script runs. Arrow
 * keys, Home and End move between them; Enter, Space and clicks open one.
 */
export function FragmentTabs({
  label,
  tabs,
  orientation,
  onOpen,
}: {
  label: string;
  tabs: FragmentTab[];
  orientation: TabsOrientation;
  /** Called before a tab opens its panel. */
  onOpen?: () => void;
}) {
  const current = useFragmentTabs(tabs);
  const isReady = current !== undefined;
  const look = looks[orientation];

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const tab = event.currentTarget;
    onOpen?.();
    location.hash = tab.hash;
    // The browser has moved the focus to the panel: return it to the tab, if that is still visible.
    if (tab.checkVisibility()) tab.focus({ preventScroll: true });
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const tab = document.activeElement;
    if (event.key !== " " || event.ctrlKey || event.metaKey || event.altKey) {
      return moveAmongTabs(event, orientation);
    }
    // Links respond to Enter only.
    if (tab?.role === "tab" && tab instanceof HTMLElement) tab.click();
    event.preventDefault();
  }

  return (
    <nav
      data-screen-only
      aria-label={label}
      {...(isReady && { role: "tablist", "aria-orientation": orientation, onKeyDown: handleKey })}
    >
      <ul role={isReady ? "presentation" : undefined} className={look.list}>
        {tabs.map((tab) => (
          <li key={tab.id} role={isReady ? "presentation" : undefined}>
            <a
              href={`#${tab.id}`}
              className={`${look.tab} text-soft hover:text-ink aria-selected:border-producer aria-selected:font-semibold aria-selected:text-ink`}
              {...(isReady && {
                id: tabIdOf(tab.id),
                role: "tab",
                "aria-selected": tab.id === current,
                "aria-controls": tab.id,
                tabIndex: tab.id === current ? 0 : -1,
                onClick: open,
              })}
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
