import type { Socket } from "node:net";
import pg from "pg";

/**
 * Milliseconds. Visitors wait for a message to be stored, but not for ever. The server cancels a
 * statement before we give up a silent connection.
 */
const timeouts = { connect: 3000, statement: 5000, idle: 5000, silence: 8000 };

/**
 * A pool of at most ten PostgreSQL connections, which are made on demand and replaced after a failure.
 * Queries on a connection that falls silent reject.
 */
export function postgresPool(url: string, silence = timeouts.silence): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: timeouts.connect,
    idleTimeoutMillis: timeouts.idle,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.statement,
    application_name: "idi-website",
  });
  // An idle connection that breaks: the next query makes a new one.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    // One that breaks between the queries of a transaction would otherwise end the process.
    client.on("error", () => {});
    endInSilence(client.connection.stream as Socket, silence);
  });
  return pool;
}

/**
 * A host that is gone, or a firewall that forgot the connection, sends nothing. `query_timeout` would
 * return the dead connection to the pool; a timeout on the socket ends it for good.
 */
function endInSilence(socket: Socket, limit: number): void {
  socket.setTimeout(limit, () => {
    socket.destroy(new Error(`The database has been silent for ${limit / 1000} s`));
  });
}
