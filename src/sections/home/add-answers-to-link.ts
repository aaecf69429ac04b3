/** Adds the answers of the first screen to the trial's link, in the fragment, which no server receives. */
export function addAnswersToLink(hero: HTMLElement): void {
  const link = hero.querySelector<HTMLAnchorElement>("[data-start]");

  function writeFragment() {
    const answers = ["self", "guess"].map(
      (view) => hero.querySelector<HTMLInputElement>(`[name$=${view}]:checked`)?.dataset.answer,
    );
    if (!link || !answers.some(Boolean)) return;
    link.hash = [link.dataset.start, ...answers.map((answer) => answer ?? "-")].join(".");
  }

  hero.addEventListener("change", writeFragment);
  // After Back, browsers restore earlier answers before this event, without a change event.
  addEventListener("pageshow", writeFragment);
}
