import { expect, it } from "vitest";
import { describeSite } from "#tools/built-site";
import { findValidityProblems } from "./html-validity.ts";

async function problemsOf(body: string): Promise<string[]> {
  const html = `<!DOCTYPE html><html lang="en"><head><title>A page</title></head>
<body>
${body}
</body></html>
`;
  const { pages } = describeSite(["index.html"], () => html);
  return (await Promise.all(pages.map(findValidityProblems))).flat();
}

it("passes what React writes", async () => {
  expect(
    await problemsOf('<p hidden="">A<br/>B</p><time dateTime="2026-01-01">Then</time>'),
  ).toEqual([]);
});

it.each([
  ["<p><div>A</div></p>", "close-order"],
  ["<p id=a></p>", "attr-quotes"],
  ["<a href='/'></a>", "wcag/h30"],
  ['<button type="button"></button>', "text-content"],
  ["<ul><p>A</p></ul>", "element-permitted-content"],
])("objects to %s", async (body, rule) => {
  expect((await problemsOf(body)).join("\n")).toContain(`(${rule},`);
});
