import { apiEndpoints } from "#contract/endpoints.ts";
import { ServerHtml } from "./server-html.ts";
import { showFallback } from "./show-fallback.ts";

/** How often a removed form is put back. */
const maxFailures = 3;

/**
 * The directive `client:recoverable`: hydrates an island when it comes into view, as `client:visible` does. If a
 * translation service or an extension has changed it by then, React gets the server's HTML again. If the island
 * fails at any time, that HTML returns for good, with the values typed into it, and the failure is counted.
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
    island.dataset.failed = "";
    showFallback(island);
    if (html.isLost) html.putBack();
    // Visitors can switch beacons off in Firefox.
    if (failures === 1) navigator.sendBeacon?.(`${apiEndpoints.islandFailures}?island=${name}`);
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
      // The second frame begins once the first is drawn, so that drawing does not wait for the island's scripts.
      requestAnimationFrame(() => requestAnimationFrame(() => hydrate().catch(fail)));
    },
    { rootMargin: value ? value.rootMargin : undefined },
  );
  // The island itself has no box.
  for (const child of island.children) view.observe(child);
}
