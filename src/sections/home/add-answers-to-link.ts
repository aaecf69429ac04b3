/** Hands both answers of the first screen on to the trial: in the fragment, which no server receives. */
export function addAnswersToLink(hero: HTMLElement): void {
  const link = hero.querySelector<HTMLAnchorElement>("[data-start]");

  function writeFragment() {
    const checked = [...hero.querySelectorAll<HTMLInputElement>(":checked")];
    const answers = checked.map(({ dataset }) => dataset.answer);
    if (link && answers.length === 2) link.hash = [link.dataset.start, ...answers].join(".");
  }

  hero.addEventListener("change", writeFragment);
  // After Back, browsers restore earlier answers without a change event, but before this one.
  addEventListener("pageshow", writeFragment);
}
