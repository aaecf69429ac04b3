import type { Socket } from "node:net";
import pg from "pg";

/**
 * Milliseconds. A visitor waits for a message to be kept, but not for ever. The server ends a
 * statement before we take a connection on which nothing comes for lost.
 */
const timeouts = { connect: 3000, statement: 5000, idle: 5000, silence: 8000 };

/**
 * At most ten connections to a PostgreSQL database, made when they are needed and again after the
 * database was gone. What is in the middle of a connection that falls silent rejects.
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
  // A connection that breaks while nobody uses it: the next query makes a new one.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    // One that breaks between the queries of a transaction would otherwise end the process.
    client.on("error", () => {});
    endInSilence(client.connection.stream as Socket, silence);
  });
  return pool;
}

/**
 * A host that is gone, or a firewall that forgot the connection, tells nobody. A time limit for each
 * query would leave the connection in the pool for the next one; the socket's own ends it for all.
 */
function endInSilence(socket: Socket, limit: number): void {
  socket.setTimeout(limit, () => {
    socket.destroy(new Error(`The database has been silent for ${limit / 1000} s`));
  });
}
