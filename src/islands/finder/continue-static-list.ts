import { scrollWithin } from "./scroll-within.ts";

/**
 * Goes on in the finder's list where the visitor is in the static list that it replaces: with the same countries open,
 * and the focus on the same country or link. To be called before the browser takes the focus from what is hidden.
 */
export function continueStaticList(list: HTMLElement): void {
  const before = list.closest(".finder")?.querySelector(".finder-static");
  if (!before) return;
  const focused = before.contains(document.activeElement) ? document.activeElement : null;
  const countries = new Map(
    Array.from(list.querySelectorAll("details"), (country) => [getName(country), country]),
  );
  for (const country of before.querySelectorAll("details")) {
    const same = countries.get(getName(country));
    if (same) same.open = country.open;
  }
  if (!focused) return;
  const link = [...list.querySelectorAll("a")].find(
    ({ href }) => focused instanceof HTMLAnchorElement && href === focused.href,
  );
  const country = countries.get(getName(focused.closest("details")));
  const same =
    link ?? country?.querySelector("summary") ?? list.querySelector("summary, button, a");
  if (!(same instanceof HTMLElement)) return;
  same.focus({ preventScroll: true });
  scrollWithin(list, same);
}

const getName = (country: Element | null) => country?.querySelector("h3")?.textContent;
