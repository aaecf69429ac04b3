import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * The most pending answers per connection. Browsers and proxies wait for one at a time; thousands of
 * requests in one packet would fill the memory with answers that nobody reads.
 */
const mostAtOnce = 20;

/** Answers that are not completely sent, by connection. */
export class Unanswered {
  readonly #answers = new Map<Socket, Set<ServerResponse>>();
  readonly #watched = new WeakSet<Socket>();
  #whenNone = () => {};

  /**
   * Counts a pending answer, once, until it is sent or its connection closed. Returns false and drops the
   * connection if it has too many.
   */
  take(answer: ServerResponse): boolean {
    const { socket } = answer.req;
    const answers = this.#answers.get(socket) ?? new Set();
    if (answers.has(answer)) return true;
    if (answers.size >= mostAtOnce) {
      drop(socket);
      return false;
    }
    this.#answers.set(socket, answers.add(answer));
    const remove = () => {
      // An answer may close after the connection has moved on to the next.
      if (answers.delete(answer) && answers.size === 0) this.#forget(socket);
    };
    answer.once("finish", remove).once("close", remove);
    // A queued answer emits no event.
    if (!this.#watched.has(socket)) socket.once("close", () => this.#forget(socket));
    this.#watched.add(socket);
    return true;
  }

  /** Whether a connection has begun to send an answer. */
  hasBegun(socket: Socket): boolean {
    return [...(this.#answers.get(socket) ?? [])].some(({ headersSent }) => headersSent);
  }

  /** Connections with requests that are not completely received. */
  incomplete(): Socket[] {
    const isIncomplete = ({ req }: ServerResponse) => !req.complete;
    return [...this.#answers].flatMap(([socket, answers]) =>
      [...answers].every(isIncomplete) ? [socket] : [],
    );
  }

  get isEmpty(): boolean {
    return this.#answers.size === 0;
  }

  /** Resolves when all are sent. */
  async none(): Promise<void> {
    if (this.isEmpty) return;
    await new Promise<void>((resolve) => {
      this.#whenNone = resolve;
    });
  }

  #forget(socket: Socket): void {
    this.#answers.delete(socket);
    if (this.isEmpty) this.#whenNone();
  }
}

/** Node's HTTP parser, which the types do not know. */
interface Parsing {
  parser?: { onIncoming: () => number } | null;
}

/**
 * Closes a connection at once. Its last packet is parsed before it is gone, and Node would keep a request
 * and an answer for each of up to 2 500 requests in it.
 */
function drop(socket: Socket & Parsing): void {
  if (socket.parser) socket.parser.onIncoming = () => 0;
  socket.destroy();
}
