import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
} from "node:fs";
import { connect, createServer } from "node:net";
import { basename, join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { listenOnFreePort } from "#tests/harness/listen-on-free-port.ts";
import { readProjectFile } from "#tests/harness/project-files.ts";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";

/**
 * The faults that a release may have. One with "data" fails its check with a copy of the data, a sick one starts, but
 * does not get ready, one that hides the database leaves it so that no command can read it, and a slow one takes longer
 * to change the tables than a start may take.
 */
type Fault = "lock" | "disk" | "build" | "data" | "sick" | "hides" | "slow";

/**
 * A release: a server that answers with its name. The number of its tables must be that of the database, or
 * greater: then the start raises that, as a migration does.
 */
export interface Release {
  name: string;
  tables?: number;
  fault?: Fault;
}

const server = `
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
const [own, file] = [Number(readFileSync("tables", "utf8")), process.env.TABLES];
if (Number(readFileSync(file, "utf8")) > own) process.exit(1);
if (existsSync(".other-settings")) process.exit(1);
if (existsSync("slow")) await new Promise((resolve) => setTimeout(resolve, 12_000));
writeFileSync(file, String(own));
if (existsSync("hides")) writeFileSync(file + ".hidden", "");
const name = readFileSync("name", "utf8");
createServer((request, response) => {
  const isReady = !existsSync("sick") && !existsSync("hides");
  response.writeHead(isReady ? 200 : 503).end(name);
}).listen(process.env.SOCKET);
`;

/** Fails if it gets a backup that is there and the release has that fault, or if the pages are of other settings. */
const check = `
import { existsSync } from "node:fs";
const isRefused = existsSync("data") && existsSync(process.argv[2] ?? "");
process.exit(isRefused || existsSync(".other-settings") ? 1 : 0);
`;

/** The programs that `idi` calls, as scripts with the machine's folder as \$m. git and curl are the real ones. */
const programs = {
  id: "echo 0",
  runuser: 'shift 3; exec "$@"',
  sleep: `exec ${["/bin/sleep", "/usr/bin/sleep"].find((file) => existsSync(file))} 0.2`,
  sync: "",
  df: `echo header
    case $2 in "$m/data") free=$(cat "$m/free-for-data") ;; *) free=$(cat "$m/free") ;; esac
    echo "disk 1 1 $free 1% /"`,
  npm: `
    tables=$m/data/tables
    case "$*" in
      ci*) [ ! -e lock ] || exit 1
        if [ -e disk ]; then echo 5 >"$m/free"; exit 1; fi
        mkdir -p node_modules/.bin; ln -s "${process.execPath}" node_modules/.bin/node ;;
      *build*) [ ! -e build ] || exit 1
        rm -f "$PWD/.other-settings" ;;
      *--pending) [ ! -e "$tables.hidden" ] || exit 1
        own=$(cat tables) now=$(cat "$tables")
        [ "$now" -le "$own" ] || exit 3
        [ "$now" = "$own" ] || echo "000$own-step" ;;
      *restore*) for file; do :; done; cp "$file" "$tables"; echo "Read by $IDI_COMMAND"
        [ ! -e "$m/data/damaged" ] || exit 3 ;;
      *backup*) [ ! -e "$m/data/full" ] || exit 1
        cp "$tables" "$m/data/backup-$(cat name)"
        echo "Written to $m/data/backup-$(cat name):"
        [ ! -e "$m/data/damaged" ] || exit 3 ;;
    esac`,
  systemctl: `
    pid=$(cat "$m/pid" 2>/dev/null || echo none)
    case $1 in
      show) restarts=$(cat "$m/restarts" 2>/dev/null || echo 0)
        if kill -0 "$pid" 2>/dev/null; then echo "$restarts"; else echo $((restarts + 1)); fi; exit ;;
      reset-failed) rm -f "$m/restarts"; exit ;;
      start) ! kill -0 "$pid" 2>/dev/null || exit 0 ;;
      stop | restart)
        kill "$pid" 2>/dev/null || :
        while kill -0 "$pid" 2>/dev/null; do "$m/bin/sleep"; done ;;
    esac
    [ "$1" != stop ] || exit 0
    cd "$m/opt/current"
    rm -f "$m/socket"
    SOCKET=$m/socket TABLES=$m/data/tables setsid "${process.execPath}" server.mjs >/dev/null 2>&1 9<&- &
    echo $! >"$m/pid"`,
};

/** Whether the programs without a stub are installed. */
export const hasPrograms = ["git", "curl", "flock", "setsid"].every(
  (program) => !spawnSync(program, ["--version"]).error,
);

/** The exit status by which the timer's unit recognizes a refusal that it has reported before. */
export const refusedBefore = Number(
  /^SuccessExitStatus=(\d+)$/m.exec(readProjectFile("deploy/idi-website-upgrade.service"))?.[1],
);

/** Forwards connections from a free port to a socket, which one server may leave and another take. */
async function forwardTo(socket: string): Promise<number> {
  const server = createServer((visitor) => {
    const connection = connect(socket);
    connection.on("error", () => visitor.destroy());
    visitor.on("error", () => connection.destroy());
    visitor.pipe(connection).pipe(visitor);
  });
  onTestFinished(() => void server.close());
  return listenOnFreePort(server);
}

/** A machine on which `idi` installs releases. */
async function newMachine() {
  const folder = createTempFolder();
  const port = await forwardTo(join(folder, "socket"));
  const getPath = (...names: string[]) => join(folder, ...names);
  const put = (name: string, text: string) => {
    writeFiles(folder, { [name]: text });
    chmodSync(getPath(name), 0o755);
  };
  for (const name of ["opt", "source"]) mkdirSync(getPath(name));
  const settings = { PORT: port, HOST: "127.0.0.1", BACKUP_FOLDER: getPath("data") };
  writeFiles(folder, {
    calls: "",
    free: "100000",
    "free-for-data": "100000",
    "data/tables": "1",
    settings: Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(""),
  });
  // A power cut: nothing of the command's process group survives; services are not of that.
  const createProgramStart = (name: string) => `#!/bin/sh
    set -e; m=${folder}; echo "${name} $*" >>"$m/calls"
    if [ -e "$m/cut" ]; then
      case "${name} $*" in "$(cat "$m/cut")"*) rm "$m/cut"; kill "-$(cat "$m/signal")" 0 ;; esac
    fi`;
  for (const [name, text] of Object.entries(programs))
    put(`bin/${name}`, `${createProgramStart(name)}\n${text}`);
  const values = {
    settings: getPath("settings"),
    data: getPath("data"),
    home: getPath("opt"),
    start_timeout: 10,
  };
  let script = readProjectFile("deploy/idi");
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^${name}=.*`, "m");
    if (!line.test(script)) throw new Error(`deploy/idi sets no ${name}`);
    script = script.replace(line, `${name}=${value}`);
  }
  put("bin/idi", script);
  const git = (...args: string[]) => {
    const gitIdentity = ["-c", "user.name=a", "-c", "user.email=a@idi.example"];
    const { status, stderr } = spawnSync("git", [...gitIdentity, ...args], {
      cwd: getPath("source"),
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stderr);
  };
  git("init", "--quiet", "--initial-branch=main");
  git("commit", "--quiet", "--allow-empty", "--message=Begin");
  git("clone", "--quiet", "--bare", ".", getPath("opt/repository"));
  onTestFinished(() => {
    if (existsSync(getPath("pid")))
      spawnSync("kill", ["-9", readFileSync(getPath("pid"), "utf8").trim()]);
  });
  return {
    getPath,
    /** Runs git where releases are published. */
    git,
    publish({ name, tables = 1, fault }: Release) {
      for (const file of readdirSync(getPath("source")).filter((entry) => entry !== ".git")) {
        rmSync(getPath("source", file), { recursive: true });
      }
      writeFiles(getPath("source"), {
        name,
        tables: String(tables),
        "package.json": "{}",
        "server.mjs": server,
        "deploy/idi": readFileSync(getPath("bin/idi"), "utf8"),
        "tools/check-release.ts": check,
        ...(fault && { [fault]: "" }),
      });
      git("add", "--all");
      git("commit", "--quiet", "--message", name);
      git("tag", name);
    },
    /** Runs a command. If `cut` is the beginning of a call of a program, all of it gets a signal there. */
    async idi(args: string[], cutPoint?: string, signal = "KILL") {
      writeFiles(folder, { calls: "", ...(cutPoint && { cut: cutPoint, signal }) });
      const child = spawn(getPath("bin/idi"), args, {
        detached: true,
        env: { PATH: `${getPath("bin")}:${process.env.PATH}` },
      });
      let text = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding("utf8").on("data", (part: string) => {
          text += part;
        });
      }
      const [status, end] = await once(child, "close");
      return { status: end ?? status, text, calls: readFileSync(getPath("calls"), "utf8") };
    },
    /** The release that is linked, those that are there, and the number of the database's tables. */
    state: () => ({
      current: basename(readlinkSync(getPath("opt/current"))),
      releases: readdirSync(getPath("opt/releases")).sort(),
      tables: readFileSync(getPath("data/tables"), "utf8"),
    }),
    /** The text that the server shows, or the number of its status. */
    async answer() {
      const response = await fetch(`http://127.0.0.1:${port}/`);
      return response.ok ? response.text() : response.status;
    },
    start: () => spawnSync(getPath("bin/systemctl"), ["start"]),
  };
}

/** A machine on which the last of these releases runs. */
export async function startMachine(names = ["1.0.0"]) {
  const machine = await newMachine();
  for (const name of names) {
    machine.publish({ name });
    expect(await machine.idi(["upgrade"])).toMatchObject({ status: 0 });
    if (name === names[0]) machine.start();
  }
  await expect.poll(() => machine.answer().catch(String)).toBe(names.at(-1));
  return machine;
}
