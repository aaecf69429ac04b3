import type { KeyboardEvent, MouseEvent } from "react";
import { type FragmentTab, tabIdOf, useFragmentTabs } from "./use-fragment-tabs.ts";

const looks = {
  vertical: {
    list: "grid border-line border-l-2",
    tab: "-ml-0.5 block border-transparent border-l-2 py-1.75 pl-5 text-small touch:py-2.5",
  },
  horizontal: {
    list: "grid grid-cols-2 border-line sm:flex sm:gap-x-8 sm:border-b-2",
    tab: "block border-line border-b-2 py-2.5 sm:-mb-0.5 sm:border-transparent",
  },
};

/**
 * Tabs that are addresses: each one is a link to its panel, which stands elsewhere on the page, and
 * works as a link until the script runs. Arrows, Home and End move between them; Enter, Space and a
 * click open one.
 */
export function FragmentTabs({
  label,
  tabs,
  orientation,
  onOpen,
}: {
  label: string;
  tabs: FragmentTab[];
  orientation: keyof typeof looks;
  /** Called when a tab is about to open its panel. */
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
    // The browser has moved the focus to the panel. It belongs on the tab, if that is still there.
    if (tab.checkVisibility()) tab.focus({ preventScroll: true });
  }

  function move(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
    const index = all.indexOf(document.activeElement as HTMLElement);
    const [back, forth] =
      orientation === "vertical" ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
    const goals: Record<string, number> = {
      [back]: index - 1,
      [forth]: (index + 1) % all.length,
      Home: 0,
      End: -1,
    };
    if (event.key === " ") all[index]?.click();
    else if (event.key in goals) all.at(goals[event.key] ?? 0)?.focus();
    else return;
    event.preventDefault();
  }

  return (
    <nav
      data-screen-only
      aria-label={label}
      {...(isReady && { role: "tablist", "aria-orientation": orientation, onKeyDown: move })}
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
