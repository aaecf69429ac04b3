import { brotliDecompressSync, constants } from "node:zlib";

/**
 * How many bytes of a document (`travelling`, brotli) must have come until a browser has all of its
 * landing view: everything up to the end of the first section of its main part, styles included. Of a
 * document without sections it is the whole.
 */
export function landingSize(html: string, travelling: Buffer): number {
  const main = html.indexOf("<main");
  const end = html.indexOf("</section>", main);
  if (main < 0 || end < 0) return travelling.length;
  const needed = Buffer.byteLength(html.slice(0, end));
  let low = 0;
  let high = travelling.length;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (decoded(travelling.subarray(0, middle)) < needed) low = middle;
    else high = middle;
  }
  return high;
}

/** How many bytes a browser can read of the beginning of a document that is still on its way. */
function decoded(beginning: Buffer): number {
  const finishFlush = constants.BROTLI_OPERATION_FLUSH;
  return brotliDecompressSync(beginning, { finishFlush }).length;
}
