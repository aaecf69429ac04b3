import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allKinds } from "#load/catalogue";
import { findOpenContent } from "#tools/launch/find-open-content";
import { projectRoot } from "#tools/project";
import { tempFolder } from "../harness/temp-folder.ts";
import { companies, writeCompany } from "./other-company.ts";

test.each(Object.entries(companies))("its content could go live: %s", (_, company) => {
  const root = tempFolder();
  cpSync(join(projectRoot, "content"), join(root, "content"), { recursive: true });
  writeCompany(root, company);
  const readings = allKinds.map((kind) => kind.read(root));
  expect(readings.flatMap(({ problems, warnings }) => [...problems, ...warnings])).toEqual([]);
  expect(findOpenContent(root)).toEqual([]);
});
