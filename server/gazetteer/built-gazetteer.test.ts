import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { services } from "#contract/endpoints";
import { builtSite } from "#tests/harness/built-site";
import { startServer } from "#tests/harness/node-process";
import { tempFolder } from "#tests/harness/temp-folder";
import { StartupError } from "../startup-error.ts";
import { builtGazetteer, openBuiltGazetteer } from "./built-gazetteer.ts";

it("answers the first look-up of a server on a new data folder", async () => {
  const settings = { DATA_DIR: join(tempFolder(), "data"), DIST_DIR: builtSite() };
  const { url } = await startServer(settings);
  const response = await fetch(`${url}${services.geocode}?address=Kalmar`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: "OK" });
  expect((await fetch(`${url}/${builtGazetteer}`)).status).toBe(404);
});

it.each([
  ["missing", undefined],
  ["empty", ""],
  ["damaged", "Dear diary, ".repeat(100)],
])("says so when the file is %s", (_what, content) => {
  const dist = builtSite();
  const file = join(dist, builtGazetteer);
  rmSync(file);
  if (content !== undefined) writeFileSync(file, content);
  expect(() => openBuiltGazetteer(dist)).toThrow(StartupError);
  expect(() => openBuiltGazetteer(dist)).toThrow(/\.gazetteer\.sqlite .*npm run build/);
});
