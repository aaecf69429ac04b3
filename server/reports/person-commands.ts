import { readReference } from "#contract/reference";
import { entryKinds } from "../store/entry-kinds.ts";
import { deletePerson, showPerson, showReference } from "./person.ts";
import type { Given, ReportCommand } from "./report-command.ts";

/** What is wrong with asking for neither a person nor a message, or for both. */
function checkShow({ email, reference }: Given): string | undefined {
  if (!email === !reference) return "show takes --email ADDRESS or --reference A1B2-C3D4.";
  const isSound = !reference || readReference(reference);
  return isSound ? undefined : "A reference has eight digits from 0 to F: A1B2-C3D4.";
}

/** What a person may ask of us: to see all that is kept of them, and to have it deleted. */
export const personCommands: ReportCommand[] = [
  {
    name: "show",
    usage: "--email ADDRESS | --reference REFERENCE",
    takes: ["email", "reference"],
    help: () => [
      `shows all that is kept of a person: ${entryKinds.join(", ")} and robots; or what has the`,
      "reference that its sender was told",
    ],
    check: checkShow,
    run: ({ store }, { email = "", reference = "" }) =>
      reference ? showReference(store, readReference(reference) ?? "") : showPerson(store, email),
  },
  {
    name: "delete",
    usage: "--email ADDRESS",
    takes: ["email"],
    help: () => ["deletes all of that, and tells where it was handed on to"],
    check: ({ email }) => (email ? undefined : "delete takes --email ADDRESS and nothing else."),
    run: ({ store }, { email = "" }) => deletePerson(store, email),
  },
];
