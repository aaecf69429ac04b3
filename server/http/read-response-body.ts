/** Another server's response is longer than it should ever be. */
export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

/**
 * Reads the body of another server's response, at most `limit` bytes after decompression.
 * @throws `BodyTooLargeError` at the first byte beyond, and aborts the request.
 */
export async function readResponseBody(response: Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLargeError(`more than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
