import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { DatabaseOrTransaction, Tables } from "../database/schema.ts";
import {
  kindByCategory,
  listEmailKeys,
  type SubmissionFilter,
  type SubmissionKind,
} from "./submission.ts";

type Builder = ExpressionBuilder<Tables, "submissions">;

/** Creates the condition that rows match a filter. */
export function matchesFilter({ category, email, reference, before }: SubmissionFilter) {
  return (where: Builder): Expression<SqlBool> => {
    const conditions: Expression<SqlBool>[] = [];
    if (category === "spam") conditions.push(where("spam_reason", "is not", null));
    else if (category) conditions.push(matchesKind(where, kindByCategory[category]));
    if (email !== undefined) conditions.push(where("email_key", "in", listEmailKeys(email)));
    if (reference !== undefined) {
      conditions.push(where("id", "like", `%${reference.replace("-", "").toLowerCase()}`));
    }
    if (before !== undefined) conditions.push(where("received_at", "<", before));
    return where.and(conditions);
  };
}

const matchesKind = (where: Builder, kind: SubmissionKind) =>
  where.and([where("kind", "=", kind), where("spam_reason", "is", null)]);

export async function countSubmissions(
  db: DatabaseOrTransaction,
  filter: SubmissionFilter,
): Promise<number> {
  const { count } = await db
    .selectFrom("submissions")
    .where(matchesFilter(filter))
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
