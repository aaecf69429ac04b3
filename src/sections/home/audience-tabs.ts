/**
 * Opens the panel of the tab that gets the focus, and after Back or a reload the one that was open before. Arrow
 * keys, wrapping at the ends, Home and End move the focus.
 */
export function startAudienceTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];

  function open(tab: HTMLElement): void {
    for (const other of tabs) {
      const isOpen = other === tab;
      other.setAttribute("aria-selected", String(isOpen));
      other.tabIndex = isOpen ? 0 : -1;
      const panel = document.getElementById(other.getAttribute("aria-controls") ?? "");
      panel?.toggleAttribute("hidden", !isOpen);
    }
  }

  function choose(tab: HTMLElement): void {
    open(tab);
    history.replaceState({ tab: tab.id }, "");
  }

  const last = tabs.find(({ id }) => id === history.state?.tab);
  if (last) open(last);
  for (const tab of tabs) {
    tab.addEventListener("focus", () => choose(tab));
    // Safari does not focus a button on click.
    tab.addEventListener("click", () => choose(tab));
  }
  list.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
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
  });
}
