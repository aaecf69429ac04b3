import type { KeyboardEvent } from "react";

/**
 * Moves the focus among the tabs of a list: with the arrow keys, wrapping at the ends, and with Home and
 * End. Ignores other keys.
 */
export function moveAmongTabs(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const index = tabs.indexOf(document.activeElement as HTMLElement);
  const goals: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: (index + 1) % tabs.length,
    Home: 0,
    End: -1,
  };
  const goal = goals[event.key];
  if (goal === undefined) return;
  tabs.at(goal)?.focus();
  event.preventDefault();
}
