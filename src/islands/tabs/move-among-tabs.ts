import type { KeyboardEvent } from "react";

/** The direction of a list of tabs. */
export type TabsOrientation = "vertical" | "horizontal";

const arrows = {
  vertical: ["ArrowUp", "ArrowDown"],
  horizontal: ["ArrowLeft", "ArrowRight"],
} as const;

/**
 * Moves the focus among the tabs of a list: with the arrow keys of its orientation, wrapping at the ends,
 * and with Home and End. Ignores other keys.
 */
export function moveAmongTabs(
  event: KeyboardEvent<HTMLElement>,
  orientation: TabsOrientation,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const index = tabs.indexOf(document.activeElement as HTMLElement);
  const [back, forth] = arrows[orientation];
  const goals: Record<string, number> = {
    [back]: index - 1,
    [forth]: (index + 1) % tabs.length,
    Home: 0,
    End: -1,
  };
  const goal = goals[event.key];
  if (goal === undefined) return;
  tabs.at(goal)?.focus();
  event.preventDefault();
}
