/** The server's log: ids, codes and counts, never the words of a visitor. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
