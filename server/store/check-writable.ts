import { randomBytes, randomUUID } from "node:crypto";
import { bodyLimit } from "#contract/endpoints";
import type { Database } from "./schema.ts";

/**
 * Writes as much as the largest submission holds, and deletes it again in the same transaction: nobody
 * ever sees it, but the disk has to have room for it. Rejects when the database cannot do that.
 */
export async function checkWritable(db: Database): Promise<void> {
  const id = randomUUID();
  const empty = {
    kind: "",
    received_at: "",
    email: "",
    email_key: "",
    language: null,
    idempotency_key: null,
    payload_hash: "",
    spam_reason: "",
  };
  // Random, because a database may compress what it keeps.
  const fields = randomBytes(bodyLimit / 2).toString("hex");
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("submissions")
      .values({ ...empty, id, fields })
      .execute();
    await transaction.deleteFrom("submissions").where("id", "=", id).execute();
  });
}
