import { describe, expect, test } from "vitest";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { formatContent, writeFormatted } from "./format-content.ts";

describe("the form of content files", () => {
  test("has the keys in the order of the schema, a paragraph on one line, and no comments", () => {
    const text = `# Who
- organisation: "a.example"
  author: >-
    Ada
    Sampleton
  unknown: 1
`;
    expect(formatContent("content/testimonials.yaml", text)).toBe(
      "- author: Ada Sampleton\n  organisation: a.example\n  unknown: 1\n",
    );
  });

  test("keeps quotes where a text needs them, and the kind of a value", () => {
    const text = `hero: { title: "{product}: more", lead: "2024" }\nmeta: { title: "*so*", description: yes }\n`;
    expect(formatContent("content/pages/faq/en.yaml", text)).toBe(
      "meta:\n  title: '*so*'\n  description: yes\nhero:\n  title: '{product}: more'\n  lead: '2024'\n",
    );
  });

  test("orders the front matter of Markdown and does not change its text", () => {
    const text = "---\nnav: A\ntitle: B # c\n---\n## One\n\nTwo  \nthree\n\n";
    const formatted = "---\ntitle: B\nnav: A\n---\n\n## One\n\nTwo  \nthree\n";
    expect(formatContent("content/science/growth-zone/en.md", text)).toBe(formatted);
    expect(formatContent("content/science/growth-zone/en.md", formatted)).toBe(formatted);
    expect(formatContent("content/science/growth-zone/en.md", "Only text")).toBe("Only text\n");
  });
});

test("has the line breaks of all other files", () => {
  const path = "content/science/growth-zone/en.md";
  const text = "---\ntitle: A\n---\n\n## One\n\nTwo\n";
  expect(formatContent(path, text.replaceAll("\n", "\r\n"))).toBe(text);
});

test("writes files that are in another form, and leaves broken ones as they are", () => {
  const root = createTempFolder();
  writeFiles(root, {
    "content/facts.yaml": "currency: 'USD'\n",
    "content/team.yaml": "- name: [\n",
    "content/clients.yaml": "- name: A\n",
    "content/sources.yaml": "",
    "content/method.yaml": Buffer.from("a:  \xc5sa\n", "latin1"),
  });
  expect(writeFormatted(root)).toEqual(["content/facts.yaml"]);
  expect(writeFormatted(root)).toEqual([]);
});
