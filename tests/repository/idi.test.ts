import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readProjectFile } from "#tests/harness/project-files.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";

const script = readProjectFile("deploy/idi");

/**
 * The script in a folder of its own, with stub programs in its PATH that print how they were called.
 */
function install(
  settings: string | undefined,
  { as, status: ends = 3 }: { as: "root" | "idi"; status?: number },
) {
  const folder = createTempFolder();
  const getPath = (name: string) => join(folder, name);
  for (const name of ["bin", "deploy"]) mkdirSync(getPath(name));
  writeFileSync(getPath("package.json"), readProjectFile("package.json"));
  const programs = {
    id: `echo ${as === "root" ? 0 : 999}`,
    runuser: `echo "as $2" >>${getPath("calls")}; shift 3; exec "$@"`,
    journalctl: "echo $*",
    npm: `echo "npm $* in $(pwd)" >>${getPath("calls")}; env >${getPath("env")}; echo words; exit ${ends}`,
  };
  for (const [name, programText] of Object.entries(programs))
    put(getPath(`bin/${name}`), `#!/bin/sh\n${programText}`);
  if (settings) writeFileSync(getPath("settings"), settings);
  put(getPath("deploy/idi"), script.replace(/^settings=.*/m, `settings=${getPath("settings")}`));
  const runFrom =
    (cwd: string) =>
    (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(getPath("deploy/idi"), args, {
        encoding: "utf8",
        cwd,
        env: { PATH: `${getPath("bin")}:${process.env.PATH}`, PORT: "1", RATE_LIMIT: "off" },
      });
      const lines = (name: string) => readFileSync(getPath(name), "utf8").trim().split("\n");
      return { status, stdout, stderr, lines, folder };
    };
  return Object.assign(runFrom(folder), { from: runFrom });
}

function put(file: string, text: string): void {
  writeFileSync(file, text);
  chmodSync(file, 0o755);
}

test("runs a command as the service's user, in its folder, with its settings alone", () => {
  const idi = install(
    [
      "# A comment \\",
      "PORT=3000",
      "",
      "DATABASE_URL=postgres://idi:a$b&c#d@db/idi?sslmode=verify-full  ",
      `METRICS_TOKEN='it "holds" $HOME'`,
      `NOTIFY_TO="sales@idi.example"\r`,
      String.raw`SMTP_USER=a\\b\"c`,
      String.raw`SMTP_PASSWORD="a\\b\"c\d"`,
      String.raw`MAIL_FROM='a\\b\"c'`,
      "TRUST_PROXY=10.0.0.11,\\\r\n 10.0.0.12,\\\n10.0.0.13",
      "SITE_URL = https://www.idi.example",
      'GEOCODER_KEY = " a " ',
      "MY-NAME=a",
      String.raw`METRICS_USER=a\\`,
    ].join("\n"),
    { as: "root" },
  );
  const { status, lines, folder } = idi("person", "show", "two words");
  expect(lines("calls")).toEqual([
    "as idi",
    `npm run --silent person -- show two words in ${folder}`,
  ]);
  expect(lines("env")).toEqual(
    expect.arrayContaining([
      "PORT=3000",
      "DATABASE_URL=postgres://idi:a$b&c#d@db/idi?sslmode=verify-full",
      'METRICS_TOKEN=it "holds" $HOME',
      "NOTIFY_TO=sales@idi.example",
      String.raw`SMTP_USER=a\b"c`,
      String.raw`SMTP_PASSWORD=a\b"c\d`,
      String.raw`MAIL_FROM=a\\b\"c`,
      "TRUST_PROXY=10.0.0.11, 10.0.0.12,10.0.0.13",
      "SITE_URL=https://www.idi.example",
      "GEOCODER_KEY= a ",
      "METRICS_USER=a\\",
      "IDI_SETTING_NAMES= PORT DATABASE_URL METRICS_TOKEN NOTIFY_TO SMTP_USER SMTP_PASSWORD MAIL_FROM TRUST_PROXY SITE_URL GEOCODER_KEY MY-NAME METRICS_USER",
    ]),
  );
  expect(lines("env").join("\n")).not.toContain("RATE_LIMIT");
  expect(status).toBe(3);
});

test("finds the programs of administrators by the PATH of cron, too", () => {
  const { lines } = install("PORT=1", { as: "root" })("doctor");
  expect(lines("env")).toContainEqual(
    expect.stringMatching(/^PATH=.*:\/usr\/local\/bin:\/usr\/sbin:\/sbin$/),
  );
});

test("takes settings before the command for those of the file", () => {
  const idi = install("DATA_DIR=/data\nPORT=3000\n", { as: "root" });
  const { lines } = idi("DATA_DIR=/tmp/a folder", "PLATFORM_URL=", "messages", "A=1");
  expect(lines("env")).toEqual(
    expect.arrayContaining(["DATA_DIR=/tmp/a folder", "PLATFORM_URL=", "PORT=3000"]),
  );
  expect(lines("calls").at(-1)).toContain(" messages -- A=1 in ");
});

test.each([
  { given: ["DATA_DIR=/tmp/scratch"], runs: false },
  { given: ["DATA_DIR=/tmp/scratch", "DATABASE_URL=sqlite:/tmp/scratch/idi.sqlite"], runs: true },
  { given: ["DATABASE_URL="], runs: true },
  { given: [], runs: true },
])("checks that $given may restore where DATABASE_URL is set: $runs", ({ given, runs }) => {
  const settings = "DATA_DIR=/data\nDATABASE_URL=postgres://idi@db/idi\n";
  const { status, stderr } = install(settings, { as: "root" })(...given, "restore", "a.sqlite");
  expect(status).toBe(runs ? 3 : 2);
  expect(stderr).toMatch(runs ? /^$/ : /^DATABASE_URL decides /);
});

test("restores into another DATA_DIR if no DATABASE_URL is set", () => {
  const idi = install("DATA_DIR=/data\n", { as: "root" });
  expect(idi("DATA_DIR=/new", "restore", "a.sqlite").status).toBe(3);
});

test("backs up into the folder of the nightly backups unless told otherwise", () => {
  const idi = install("BACKUP_FOLDER=/mnt/backups\n", { as: "root" });
  expect(idi("backup").lines("calls").at(-1)).toMatch(/ backup -- --folder \/mnt\/backups in /);
  expect(idi("backup", "/a.sqlite").lines("calls").at(-1)).toMatch(/ backup -- \/a\.sqlite in /);
});

test("takes an empty folder in the settings as none", () => {
  const { lines } = install("DATA_DIR=\nBACKUP_FOLDER=\n", { as: "root" })("backup");
  expect(lines("env")).toContain("DATA_DIR=/var/lib/idi-website");
  expect(lines("calls").at(-1)).toContain(" --folder /var/lib/idi-website/backups in ");
});

test("writes a file in the operator's directory, readable by its owner only", () => {
  const idi = install("PORT=1", { as: "root" });
  const place = createTempFolder();
  for (const args of [["--output", "a b.csv"], ["--output=c.csv"]]) {
    const { lines, status } = idi.from(place)("prospects", "export", ...args, "--format", "csv");
    expect(lines("calls").at(-1)).toContain(" prospects -- export --format csv in ");
    expect(status).toBe(3);
  }
  for (const name of ["a b.csv", "c.csv"]) {
    expect(readFileSync(join(place, name), "utf8")).toBe("words\n");
    expect(statSync(join(place, name)).mode & 0o777).toBe(0o600);
  }
});

test("leaves an existing file as it is if the command fails", () => {
  const idi = install("PORT=1", { as: "root", status: 1 });
  const place = createTempFolder();
  writeFileSync(join(place, "a.csv"), "before");
  const { status } = idi.from(place)("report", "--csv", "--output", "a.csv");
  expect(status).toBe(1);
  expect(readFileSync(join(place, "a.csv"), "utf8")).toBe("before");
  expect(idi.from(place)("report", "--output", "nowhere/a.csv")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("nowhere/a.csv"),
  });
  expect(readdirSync(place)).toEqual(["a.csv"]);
});

test("takes the names of backups from the operator's directory, not from that of a release", () => {
  const idi = install("PORT=1", { as: "root" });
  const place = createTempFolder();
  const run = (...args: string[]) =>
    idi
      .from(place)(...args)
      .lines("calls")
      .at(-1);
  expect(run("backup", "a b.sqlite")).toContain(` backup -- ${place}/a b.sqlite in `);
  expect(run("restore", "--scratch", "scratch", "../a.sqlite")).toContain(
    ` restore -- --scratch ${place}/scratch ${place}/../a.sqlite in `,
  );
  expect(run("restore", "--scratch=a folder", "/b=/c.sqlite")).toContain(
    ` restore -- --scratch=${place}/a folder /b=/c.sqlite in `,
  );
  expect(run("backup", "--folder=/mnt", "--help")).toContain(" backup -- --folder=/mnt --help in ");
  expect(run("backup", "a=/b.sqlite")).toContain(` backup -- ${place}/a=/b.sqlite in `);
  expect(run("person", "show", "a.sqlite")).toContain(" person -- show a.sqlite in ");
});

test("passes its name to messages and help texts, and the path of the settings to idi doctor", () => {
  const { lines, folder } = install("PORT=1", { as: "root" })("launch");
  expect(lines("env")).toEqual(
    expect.arrayContaining(["IDI_COMMAND=idi", `IDI_SETTINGS_FILE=${join(folder, "settings")}`]),
  );
});

test("refuses to run without the server's settings, or without permission to read them", () => {
  const { status, stderr } = install(undefined, { as: "root" })("prospects", "list");
  expect(status).toBe(1);
  expect(stderr).toMatch(/is missing, or only root may read it/);
});

test("runs with environment variables in a container without a settings file", () => {
  const { lines } = install(undefined, { as: "idi" })("prospects", "list");
  expect(lines("calls")).toHaveLength(1);
  expect(lines("env")).toContain("PORT=1");
});

test("prints its help, and names an unknown command", () => {
  expect(install(undefined, { as: "root" })("help").stdout).toContain("idi upgrade");
  for (const name of ["prospect", "test", "rehearsal", "bench", "dev"]) {
    expect(install("PORT=1", { as: "root" })(name, "list")).toMatchObject({
      status: 2,
      stderr: `There is no command ${name}: see idi help.\n`,
    });
  }
  for (const args of [["--output"], ["--csv", "--output"], ["--output", ""], ["--output="]])
    expect(install("PORT=1", { as: "root" })("report", ...args).status).toBe(2);
});

test("limits the lines of the log only where no options say which", () => {
  const idi = install("PORT=1", { as: "root" });
  expect(idi("logs").stdout).toContain("--lines=");
  const { stdout } = idi("logs", "--since", "1 hour ago");
  expect(stdout).toContain("--since 1 hour ago");
  expect(stdout).not.toContain("--lines=");
});

test("runs the commands of its help as the scripts of these names", () => {
  const { scripts } = JSON.parse(readProjectFile("package.json"));
  const idi = install("PORT=1", { as: "root" });
  const ownCommands = ["status", "logs", "upgrade", "rollback"];
  const names = [...idi("help").stdout.matchAll(/^ {2}idi ([a-z]+)/gm)].map(
    ([, name]) => name ?? "",
  );
  expect(names).toEqual(expect.arrayContaining(ownCommands));
  for (const name of names.filter((listed) => !ownCommands.includes(listed))) {
    expect(idi(name).lines("calls").at(-1)).toContain(`npm run --silent ${name} `);
    expect(Object.keys(scripts)).toContain(name);
  }
});

test("waits for a release by the clock, however long each request takes", () => {
  const folder = createTempFolder();
  const getPath = (name: string) => join(folder, name);
  writeFileSync(getPath("now"), "0");
  const spend = (seconds: string) =>
    `echo $(($(cat ${getPath("now")}) + ${seconds})) >${getPath("now")}`;
  const programs = {
    date: `cat ${getPath("now")}`,
    sleep: spend("$1"),
    curl: `${spend("10")}; exit 28`,
    systemctl: "echo 0",
  };
  for (const [name, programText] of Object.entries(programs))
    put(getPath(name), `#!/bin/sh\n${programText}`);
  put(getPath("idi"), script.replace(/^main .*/m, 'wait_until_ready "$start_timeout"'));
  const { status } = spawnSync(getPath("idi"), { env: { PATH: `${folder}:${process.env.PATH}` } });
  expect(status).not.toBe(0);
  expect(Number(readFileSync(getPath("now"), "utf8"))).toBeLessThan(60 + 11);
});

test.each(["idi-website-backup.service", "idi-website-upgrade.service"])(
  "%s fails when it does not end",
  (name) => {
    const unit = readProjectFile(`deploy/${name}`);
    // For this type systemd has no limit of its own.
    expect(unit).toContain("\nType=oneshot\n");
    expect(unit).toMatch(/^TimeoutStartSec=\d+h$/m);
  },
);

test.each(["idi-website.service", "idi-website-backup.service"])(
  "has the user, the settings and the folders of %s",
  (name) => {
    const unit = readProjectFile(`deploy/${name}`);
    const [, user, settings, data] = /^user=(.+)\nsettings=(.+)\ndata=(.+)$/m.exec(script) ?? [];
    expect(unit).toContain(`\nUser=${user}\n`);
    expect(unit).toContain(`\nEnvironmentFile=${settings}\n`);
    const folder = createTempFolder();
    const programs = ["npm", "node_modules/.bin/node"];
    mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
    for (const program of programs) put(join(folder, program), "#!/bin/sh\necho $DATA_DIR $*\n");
    const [, command = ""] = /^ExecStart=\/bin\/sh -c '(.+)'$/m.exec(unit) ?? [];
    const { stdout } = spawnSync("sh", ["-c", command.replaceAll("$$", "$")], {
      cwd: folder,
      encoding: "utf8",
      // As EnvironmentFile= sets those that are empty in the file.
      env: { PATH: `${folder}:${process.env.PATH}`, DATA_DIR: "", BACKUP_FOLDER: "" },
    });
    expect(stdout).toMatch(new RegExp(`^${data} `));
    // It ends with 1 for any failure of the script.
    expect(unit).not.toMatch(/^ExecStart=.* --run /m);
  },
);
