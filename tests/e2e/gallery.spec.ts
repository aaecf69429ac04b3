import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { packageProgram, projectRoot } from "#tools/project";
import { expectAccessible } from "./fixtures/axe.ts";

let server: ChildProcess;
let url: string;

test.beforeAll(async () => {
  const astro = [packageProgram("astro"), "dev", "--host", "127.0.0.1", "--port", "0"];
  server = spawn(process.execPath, astro, {
    cwd: projectRoot,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NO_COLOR: "1", CI: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  url = await new Promise<string>((resolve, reject) => {
    let output = "";
    server.stdout?.on("data", (chunk: Buffer) => {
      output += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (found) resolve(found[0]);
    });
    server.once("exit", () => reject(new Error(`astro dev ended: ${output}`)));
  });
});

test.afterAll(async () => {
  server.kill();
  if (server.exitCode === null) await once(server, "exit");
});

test("every component's examples are there and accessible, in the development server only", async ({
  page,
}) => {
  // The development server tells pages to reload when its own caches are filled, at any moment
  // after its first start: this page hears nothing of it.
  await page.routeWebSocket(/./, () => {});
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${url}/gallery`);
  await expect(page.getByRole("heading", { name: "ProfileMap" })).toBeVisible();
  expect(await page.locator("figure").count()).toBeGreaterThan(30);
  const typeface = await page.evaluate("getComputedStyle(document.body).fontFamily");
  expect(typeface).toContain("Familjen Grotesk");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  expect(existsSync(`${projectRoot}/dist/gallery.html`)).toBe(false);
});
