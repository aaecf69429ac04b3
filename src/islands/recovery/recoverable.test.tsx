import { expect, test, vi } from "vitest";
import recoverable from "./recoverable.ts";

test("an island fails as without script also in a browser whose beacons are switched off", () => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
    },
  );
  vi.stubGlobal("navigator", { sendBeacon: undefined });
  const part = document.createElement("div");
  part.dataset.fallback = "";
  const island = document.createElement("astro-island");
  part.append(island);
  island.append(document.createElement("p"));
  recoverable(() => new Promise(() => {}), { name: "Finder", value: "" }, island);
  island.dispatchEvent(new Event("astro:hydration-error"));
  expect([part.dataset.fallback, island.dataset.failed]).toEqual(["shown", ""]);
});
