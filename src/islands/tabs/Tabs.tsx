import { useEffect, useState } from "react";
import { switchList, switchOption } from "#ui/controls/switch.ts";
import { moveAmongTabs } from "./move-among-tabs.ts";
import { getTabId } from "./tab-id.ts";

/**
 * Tabs that open their panels on focus, initially the first. The panels are elsewhere on the page: elements
 * with `data-tab-panel`, all but the first of them hidden. Without JavaScript the tabs are hidden and all
 * panels shown.
 */
export function Tabs({
  label,
  tabs,
}: {
  label: string;
  /** `id` is that of the panel. */
  tabs: { id: string; label: string }[];
}) {
  const [current, setCurrent] = useState(tabs[0]?.id);

  useEffect(() => {
    for (const { id } of tabs)
      document.getElementById(id)?.toggleAttribute("hidden", id !== current);
  }, [tabs, current]);

  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={moveAmongTabs}
      className={`${switchList} grid grid-cols-2 sm:flex sm:w-fit no-script:hidden`}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={getTabId(tab.id)}
          aria-selected={tab.id === current}
          aria-controls={tab.id}
          tabIndex={tab.id === current ? 0 : -1}
          onFocus={() => setCurrent(tab.id)}
          // Safari does not focus a button on click.
          onClick={() => setCurrent(tab.id)}
          className={switchOption}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
