/** Adds the answers of the first screen to the trial's link, in the fragment, which no server receives. */
export function addAnswersToLink(hero: HTMLElement): void {
  const link = hero.querySelector<HTMLAnchorElement>("[data-start]");

  function writeFragment() {
    const [self, guess] = ["self", "guess"].map(
      (view) => hero.querySelector<HTMLInputElement>(`[name$=${view}]:checked`)?.dataset.answers,
    );
    if (!link || !(self || guess)) return;
    const [word, role, noSelf, noGuess] = link.dataset.start?.split(".") ?? [];
    link.hash = [word, role, self ?? noSelf, guess ?? noGuess].join(".");
  }

  hero.addEventListener("change", writeFragment);
  // After Back, browsers restore earlier answers before this event, without a change event.
  addEventListener("pageshow", writeFragment);
}
