import { Socket } from "node:net";
import pg from "pg";

/**
 * Time limits in milliseconds: visitors wait until their message is stored. PostgreSQL cancels a statement before we
 * give up a silent connection.
 */
const timeoutsMs = { connect: 3000, statement: 5000, idle: 5000, silence: 8000 };

/**
 * Creates a pool of at most ten PostgreSQL connections, made on demand and replaced after a failure. Queries on a
 * connection that falls silent reject. `isConnectionLost` tells whether the newest connection is lost.
 */
export function createPostgresPool(url: string, silenceTimeoutMs = timeoutsMs.silence) {
  let newest: Socket | undefined;
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: timeoutsMs.connect,
    idleTimeoutMillis: timeoutsMs.idle,
    statement_timeout: timeoutsMs.statement,
    idle_in_transaction_session_timeout: timeoutsMs.statement,
    application_name: "idi-website",
    // A factory of sockets, in the change log of pg 8.9.0: https://github.com/brianc/node-postgres/pull/2898
    stream() {
      newest = createSocket(silenceTimeoutMs);
      return newest;
    },
  });
  // An idle connection that breaks: the next query makes a new one.
  pool.on("error", () => {});
  // One that breaks between the queries of a transaction would otherwise end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return { pool, isConnectionLost: () => newest?.destroyed === true };
}

/**
 * Creates a socket that ends after a silence: a host that is gone, or a firewall that forgot the connection, sends
 * nothing. `query_timeout` would return the dead connection to the pool, and `keepAlive` is not sent while a query
 * waits for its result.
 */
function createSocket(timeoutMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(timeoutMs, () => {
    socket.destroy(new Error(`The database has been silent for ${timeoutMs / 1000} s`));
  });
}
