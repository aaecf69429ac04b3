import { expect, test } from "vitest";
import { formatReference } from "#contract/reference.ts";
import { listTestDatabases, openTestStore } from "#tests/harness/databases.ts";
import { sampleContactMessage, sampleProspect } from "#tests/harness/form-samples.ts";
import { addSubmission, listStored, listUndelivered } from "#tests/harness/submissions.ts";
import { deletePerson, showSubmissions } from "./person-submissions.ts";

const email = "Eva@idi.example";
const spam = { form: "contactMessage", spamReason: "too-fast" } as const;
const joinText = async (text: AsyncIterable<string>) => (await Array.fromAsync(text)).join("");

test.each(listTestDatabases())(
  "shows and deletes everything of a person in $dialect",
  async ({ create }) => {
    const deliveryTargets = { platform: "https://platform.example", platformMessages: "/messages" };
    const store = await openTestStore(await create(), deliveryTargets);
    await addSubmission(store, { fields: { email } });
    const [delivered] = await store.outbox.claim(["platform"], 1, 60_000);
    await store.outbox.markDelivered(delivered?.id ?? "");
    await addSubmission(store, { form: "contactMessage", fields: { email: email.toLowerCase() } });
    const [tried] = await store.outbox.claim(["platform-messages"], 1, 60_000);
    await addSubmission(store, { fields: { email } });
    await addSubmission(store, { ...spam, fields: { email } });
    await addSubmission(store);

    const listing = await joinText(showSubmissions(store, { email: ` ${email.toUpperCase()}` }));
    expect(listing).toMatch(/^2 prospects, 1 message,.* 1 spam submission of/m);
    expect(listing).toContain(sampleContactMessage.subject);
    expect(listing).not.toContain(sampleProspect.email);

    // The reference of a message that was taken for spam is found, too.
    const [spamSubmission] = await listStored(store, "spam");
    const reference = formatReference(spamSubmission?.id) ?? "";
    const outputByReference = await joinText(showSubmissions(store, { reference }));
    expect(outputByReference).toMatch(
      new RegExp(`^0 prospects, 0 .* 1 spam submission of ${reference}\\.$`, "m"),
    );
    expect(outputByReference).toMatch(new RegExp(`^reference +${reference}$`, "m"));
    const none = await joinText(showSubmissions(store, { reference: "0000-0000" }));
    expect(none).toMatch(/^0 prospects, 0 messages,.* 0 spam submissions of 0000-0000\.\n$/);

    const output = await joinText(deletePerson(store, email));
    const [first, ...rest] = output.trim().split("\n");
    expect(first).toMatch(
      new RegExp(`^2 prospects, 1 message,.* 1 spam submission of ${email} deleted\\.$`),
    );
    expect(rest).toEqual([
      "Also delete there:",
      expect.stringMatching(new RegExp(`^${delivered?.submission.id}  to platform: delivered 20`)),
      `${tried?.submission.id}  to platform-messages: tried, and may have arrived`,
      expect.stringContaining("Back up now"),
    ]);
    expect(await joinText(showSubmissions(store, { email }))).toMatch(
      new RegExp(`^0 prospects, 0 messages,.* 0 spam submissions of ${email}\\.\n$`),
    );
    expect(await listStored(store)).toMatchObject([sampleProspect]);
    expect(await listUndelivered(store)).toHaveLength(1);
  },
);
