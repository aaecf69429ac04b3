import { type ReactNode, useId, useState } from "react";
import { moveAmongTabs } from "./move-among-tabs.ts";

/**
 * Tabs that open their panels on focus, initially the first. Panels are slots named after their tabs, so
 * that their HTML is sent once. Without JavaScript the tabs are hidden and all panels shown.
 */
export function Tabs({
  label,
  tabs,
  ...panels
}: {
  label: string;
  tabs: { id: string; label: string }[];
  [panel: string]: unknown;
}) {
  const prefix = useId();
  const [current, setCurrent] = useState(tabs[0]?.id);
  const tabId = (id: string) => `${prefix}-${id}-tab`;
  const panelId = (id: string) => `${prefix}-${id}`;
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={(event) => moveAmongTabs(event, "horizontal")}
        className="flex flex-wrap gap-2 no-script:hidden"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            aria-selected={tab.id === current}
            aria-controls={panelId(tab.id)}
            tabIndex={tab.id === current ? 0 : -1}
            onFocus={() => setCurrent(tab.id)}
            // Safari does not focus a button on click.
            onClick={() => setCurrent(tab.id)}
            className="cursor-pointer rounded-pill border-2 border-line px-4.5 py-2 font-semibold transition-colors hover:border-edge aria-selected:border-ink aria-selected:bg-card"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={panelId(tab.id)}
          aria-labelledby={tabId(tab.id)}
          hidden={tab.id !== current}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches what is in the panel
          tabIndex={0}
          data-tab-panel
          className="mt-5"
        >
          {panels[tab.id] as ReactNode}
        </div>
      ))}
    </>
  );
}
