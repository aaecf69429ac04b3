import { entryKinds } from "../store/entry-kinds.ts";
import { deletePerson, showPerson } from "./person.ts";
import type { Given, ReportCommand } from "./report-command.ts";

const common = {
  usage: "--email ADDRESS",
  takes: ["email"],
} satisfies Partial<ReportCommand>;

const needsEmail =
  (name: string) =>
  ({ email }: Given) =>
    email ? undefined : `${name} takes --email ADDRESS and nothing else.`;

/** What a person may ask of us: to see all that is kept of them, and to have it deleted. */
export const personCommands: ReportCommand[] = [
  {
    ...common,
    name: "show",
    help: () => [`shows all that is kept of a person: ${entryKinds.join(", ")} and robots`],
    check: needsEmail("show"),
    run: ({ store }, { email = "" }) => showPerson(store, email),
  },
  {
    ...common,
    name: "delete",
    help: () => ["deletes all of that, and tells where it was handed on to"],
    check: needsEmail("delete"),
    run: ({ store }, { email = "" }) => deletePerson(store, email),
  },
];
