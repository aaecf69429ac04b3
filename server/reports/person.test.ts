import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { referenceOf } from "#contract/reference";
import { testDatabases } from "#tests/harness/databases";
import { otto } from "#tests/harness/forms";
import { anna } from "#tests/harness/prospects";
import { tempFolder } from "#tests/harness/temp-folder";
import { openStore } from "../store/open-store.ts";
import { deletePerson, showPerson, showReference } from "./person.ts";

const email = "Eva@idi.example";
const entry = { language: null, idempotencyKey: null };

it.each(testDatabases())("shows and deletes all of a person in $dialect", async ({ create }) => {
  const delivery = {
    platform: "https://platform.example",
    platformMessages: "/api/contact-message",
  };
  const store = await openStore({ DATABASE_URL: await create(), delivery });
  onTestFinished(() => store.close());
  await store.prospects.add({ ...entry, fields: { ...anna, email } });
  const [delivered] = await store.outbox.take(["platform"], 1, 60_000);
  await store.outbox.delivered(delivered?.id ?? "");
  await store.messages.add({ ...entry, fields: { ...otto, email: email.toLowerCase() } });
  const [tried] = await store.outbox.take(["platform"], 1, 60_000);
  await store.prospects.add({ ...entry, fields: { ...anna, email } });
  const caught = { form: "contactMessage", reason: "trap" } as never;
  await store.robots.add(caught, { ...entry, fields: { ...otto, email } });
  await store.prospects.add({ ...entry, fields: anna });

  const shown = await showPerson(store, ` ${email.toUpperCase()}`);
  expect(shown).toMatch(/^2 prospects, 1 message,.* 1 robot of/m);
  expect(shown).toContain(otto.subject);
  expect(shown).not.toContain(anna.email);

  // What somebody was told who was taken for a program is found, too.
  const [robot] = await store.robots.list();
  const found = await showReference(store, referenceOf(robot?.id) ?? "");
  expect(found).toMatch(/^0 prospects, 0 messages,.* 1 robot of [\dA-F]{4}-[\dA-F]{4}\.$/m);

  const told = await deletePerson(store, email);
  const [first, ...rest] = told.trim().split("\n");
  expect(first).toMatch(new RegExp(`^2 prospects, 1 message,.* 1 robot of ${email} deleted\\.$`));
  expect(rest).toEqual([
    "Have deleted there, too:",
    expect.stringMatching(new RegExp(`^${delivered?.entry.id}  to platform: handed on 20`)),
    `${tried?.entry.id}  to platform: tried, and may have arrived`,
  ]);
  expect(await showPerson(store, email)).toMatch(
    new RegExp(`^0 prospects, 0 messages,.* 0 robots of ${email}\\.\n$`),
  );
  expect(await store.prospects.list()).toMatchObject([anna]);
  expect(await store.outbox.undelivered("prospects")).toHaveLength(1);
});

it("finds what programs sent by an address that is composed in another way", async () => {
  const file = join(tempFolder(), "idi.sqlite");
  const store = await openStore({ DATABASE_URL: { dialect: "sqlite", file } });
  onTestFinished(() => store.close());
  const caught = { form: "contactMessage", reason: "trap" } as never;
  const fields = { ...otto, email: "öland@idi.example" };
  await store.robots.add(caught, { ...entry, fields });
  const decomposed = "Öland@idi.example".normalize("NFD");
  expect(await deletePerson(store, decomposed)).toContain("1 robot of");
  expect(await store.robots.list()).toEqual([]);
});
