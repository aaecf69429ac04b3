import { PostgresDialect } from "kysely";
import pg from "pg";

/** Milliseconds. A visitor waits for a message to be kept, but not for ever. */
const patience = { connect: 3000, statement: 5000 };

/**
 * Lets Kysely talk to a PostgreSQL database through at most ten connections, made when they are
 * needed and again after the database was gone. The caller destroys the Kysely that uses it.
 */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    idle_in_transaction_session_timeout: patience.statement,
    application_name: "idi-website",
  });
  // A connection that breaks while nobody uses it: the next query makes a new one.
  pool.on("error", () => {});
  // One that breaks between the queries of a transaction would otherwise end the process.
  pool.on("connect", (client) => void client.on("error", () => {}));
  return new PostgresDialect({ pool });
}
