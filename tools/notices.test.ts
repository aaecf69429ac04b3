import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { renderNotices } from "./notices.ts";
import { projectRoot } from "./project.ts";

test.each(Object.entries(renderNotices()))(
  '%s is up to date: else run "npm run notices"',
  (file, text) => {
    expect(readFileSync(join(projectRoot, file), "utf8")).toBe(text);
  },
);
