import { expect, test } from "vitest";
import { readProjectFile } from "#tests/harness/project-files.ts";
import { renderNotices } from "./notices.ts";

test.each(Object.entries(renderNotices()))(
  '%s is up to date: else run "npm run notices"',
  (file, text) => {
    expect(readProjectFile(file)).toBe(text);
  },
);
