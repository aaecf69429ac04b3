import { expect, it } from "vitest";
import { minifyScripts } from "./minify-scripts.ts";

it("shortens the classic scripts of a document, and leaves what is data", () => {
  const data = '<script type="application/json">{ "a": 1 }</script>';
  const script = "{ // why\n  const address = location;\n  show(address, address); }";
  expect(minifyScripts(`<script data-path="/x">${script}</script>${data}`)).toBe(
    `<script data-path="/x">{let e=location;show(e,e)}</script>${data}`,
  );
});

it("says which script cannot be read", () => {
  expect(() => minifyScripts("<script>if (</script>")).toThrow(/no JavaScript[\s\S]*if \(/);
});

it("gives a document without scripts back as it was", () => {
  expect(minifyScripts("<p>a  b</p>")).toBe("<p>a  b</p>");
});
