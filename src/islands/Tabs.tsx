import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

/**
 * Tabs, the first one open. Panels come as slots named after their tab, so that their HTML is sent
 * once. Without script the list of tabs is gone and every panel is shown.
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
  return (
    <BaseTabs.Root defaultValue={tabs[0]?.id}>
      <BaseTabs.List
        aria-label={label}
        activateOnFocus
        className="flex flex-wrap gap-2 no-script:hidden"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.id}
            value={tab.id}
            className="cursor-pointer rounded-pill border-2 border-line px-4.5 py-2 font-semibold transition-colors hover:border-edge data-active:border-ink data-active:bg-card"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.id} value={tab.id} keepMounted data-tab-panel className="mt-6">
          {panels[tab.id] as ReactNode}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
