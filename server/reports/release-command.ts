import { releaseRobot } from "./release-robot.ts";
import type { ReportCommand } from "./report-command.ts";

/** Sets right what was taken for a program's. */
export const releaseCommand: ReportCommand = {
  name: "release",
  usage: "ID",
  help: () => ["makes a proper entry of one that was taken for a program's"],
  takes: ["id"],
  check: ({ id }) => (id ? undefined : "release takes one id and nothing else."),
  run: async ({ store }, { id = "" }) => `${await releaseRobot(store, id)}\n`,
};
