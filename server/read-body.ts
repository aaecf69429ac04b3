/** What another server sent is longer than anything that it should send. */
export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/**
 * The body of another server's answer, of at most `limit` bytes; of a compressed one those that come
 * out count. Throws a `BodyTooLarge` at the first byte beyond, and hangs up.
 */
export async function readBody(response: Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge(`more than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
