import { expect, test } from "vitest";
import { pages } from "./harness/built-site.ts";

test("pages use no class without a rule in a style sheet", () => {
  const styles = pages.map(({ $ }) => $("style").text()).join("\n");
  const knownClasses = new Set(styles.match(/(?<=\.)(?:\\.|[\w-])+/g));
  const usedClasses = pages
    .flatMap(({ $ }) => $("[class]").get())
    .flatMap(({ attribs }) => (attribs.class ?? "").split(/\s+/));
  // Lucide writes a class on each of its icons.
  const idle = usedClasses.filter(
    (name) =>
      name && !knownClasses.has(name.replaceAll(/[^\w-]/g, "\\$&")) && !name.startsWith("lucide"),
  );
  expect(usedClasses.length).toBeGreaterThan(10_000);
  expect([...new Set(idle)]).toEqual([]);
});
