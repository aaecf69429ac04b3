import { afterEach, expect, it } from "vitest";
import script from "./old-browser.js?raw";

afterEach(() => document.body.replaceChildren());

it("tells its message above everything else, as text", () => {
  const tag = document.createElement("script");
  tag.noModule = true;
  tag.setAttribute("nomodule", "");
  tag.setAttribute("data-message", "Too old <for> this");
  document.body.append(document.createElement("main"), tag);
  new Function(script)();
  expect(document.body.firstElementChild?.textContent).toBe("Too old <for> this");
  expect(document.body.children).toHaveLength(3);
});

it("is written in words that browsers without modules understand", () => {
  expect(script).not.toMatch(/=>|\b(const|let|class|async|import)\b|`|\?\.|\?\?/);
});
