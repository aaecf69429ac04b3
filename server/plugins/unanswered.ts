import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * How many answers a connection may wait for. Browsers and proxies wait for one at a time; thousands
 * of requests in one packet would fill the memory with answers that nobody reads.
 */
const mostAtOnce = 20;

/** The answers that are not out to their last byte, by connection. */
export class Unanswered {
  readonly #answers = new Map<Socket, Set<ServerResponse>>();
  readonly #watched = new WeakSet<Socket>();
  #whenNone = () => {};

  /**
   * Notes an answer that is to come, once, until it is out or its connection gone. Gives false, and
   * drops the connection, if that waits for too many.
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
      // An answer that is out closes, too, when the connection may have gone on to the next.
      if (answers.delete(answer) && answers.size === 0) this.#forget(socket);
    };
    answer.once("finish", remove).once("close", remove);
    // An answer that waits for its turn is not told.
    if (!this.#watched.has(socket)) socket.once("close", () => this.#forget(socket));
    this.#watched.add(socket);
    return true;
  }

  /** Whether an answer on a connection has begun. */
  hasBegun(socket: Socket): boolean {
    return [...(this.#answers.get(socket) ?? [])].some(({ headersSent }) => headersSent);
  }

  /** The connections whose requests have not come to their end. */
  incomplete(): Socket[] {
    const isIncomplete = ({ req }: ServerResponse) => !req.complete;
    return [...this.#answers].flatMap(([socket, answers]) =>
      [...answers].every(isIncomplete) ? [socket] : [],
    );
  }

  get isEmpty(): boolean {
    return this.#answers.size === 0;
  }

  /** Resolves when all are out. */
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

/** Node's parser, of which the types tell nothing. */
interface Parsing {
  parser?: { onIncoming: () => number } | null;
}

/**
 * Closes a connection at once. What its last packet still holds is read before it is gone; Node would
 * keep a request and an answer for each of up to 2 500 in it.
 */
function drop(socket: Socket & Parsing): void {
  if (socket.parser) socket.parser.onIncoming = () => 0;
  socket.destroy();
}
