import { apiEndpoints } from "#contract/endpoints.ts";
import { ServerHtml } from "./server-html.ts";
import { showFallback } from "./show-fallback.ts";

/** How often something may remove a form that was put back. */
const maxFailures = 3;

/**
 * The directive `client:recoverable`: hydrates an island when it comes into view, as `client:visible` does.
 * If texts or elements of the island have changed until then (a translation service, an extension),
 * React gets the HTML of the server again. If the island fails, at whatever time and for whatever reason,
 * that HTML comes back for good, with what was typed into it, and the failure is counted.
 */
// biome-ignore lint/style/noDefaultExport: Astro expects it
export default function recoverable(
  load: () => Promise<() => Promise<void>>,
  { name, value }: { name: string; value: "" | { rootMargin?: string } },
  island: HTMLElement,
): void {
  const html = new ServerHtml(island);
  let isChanged = false;
  let failures = 0;

  function fail() {
    failures += 1;
    if (failures > maxFailures) return;
    if (failures === 1) navigator.sendBeacon(`${apiEndpoints.islandFailures}?island=${name}`);
    island.dataset.failed = "";
    showFallback(island);
    if (html.isLost) html.putBack();
  }

  const changes = new MutationObserver(() => {
    isChanged = true;
    if (html.isLost) fail();
  });
  changes.observe(island, { childList: true, characterData: true, subtree: true });
  // Since Astro 6.3, `load` does not reject.
  island.addEventListener("astro:hydration-error", fail);

  async function hydrate() {
    const start = await load();
    if (failures > 0) return;
    if (isChanged) html.putBack();
    changes.takeRecords();
    await start();
    island.dataset.hydrated = "";
  }

  const view = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      view.disconnect();
      // The second frame begins once the first is drawn: its texts do not wait for the scripts of the island.
      requestAnimationFrame(() => requestAnimationFrame(() => hydrate().catch(fail)));
    },
    { rootMargin: value ? value.rootMargin : undefined },
  );
  // The island itself has no box.
  for (const child of island.children) view.observe(child);
}
