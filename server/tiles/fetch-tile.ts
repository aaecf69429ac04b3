import { readResponseBody } from "../http/read-response-body.ts";
import { fillTemplate, type Tile } from "./tile.ts";

interface FetchedTile {
  image: Buffer;
  /** How long it may be cached, in seconds. */
  maxAgeSeconds: number;
}

/** The status (4xx) with which the source refused one tile. */
interface RefusedTile {
  refused: number;
}

/** The source, and the site that asks it. */
export interface TileSource {
  template: string;
  /** The public URL of this site. */
  siteUrl: string;
}

/** The source did not answer with a tile. The code is for the log, which leaves messages out. */
class TileSourceError extends Error {
  override name = "TileSourceError";
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const maxImageBytes = 512 * 1024;
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Fetches a tile from the source, until the signal is aborted. A refused tile, such as one beyond the largest zoom,
 * does not count as a failure.
 * @throws if the source is down, rate-limits us (429), redirects, or sends no PNG of ordinary size.
 */
export async function fetchTile(
  { template, siteUrl }: TileSource,
  tile: Tile,
  signal: AbortSignal,
): Promise<FetchedTile | RefusedTile> {
  const response = await fetch(fillTemplate(template, tile), {
    // A redirect could lead anywhere.
    redirect: "manual",
    signal,
    // OpenStreetMap's tile usage policy requires both, and an identifying user agent.
    headers: {
      accept: "image/png",
      "user-agent": `${new URL(siteUrl).hostname}/1.0 (+${siteUrl})`,
      referer: `${siteUrl}/`,
    },
  });
  const type = response.headers.get("content-type") ?? "";
  if (response.status !== 200 || !/^image\/png\s*(;|$)/i.test(type)) {
    await response.body?.cancel();
    if (isRefusal(response.status)) return { refused: response.status };
    throw new TileSourceError(`HTTP ${response.status}${response.ok ? " no PNG" : ""}`);
  }
  const image = await readResponseBody(response, maxImageBytes);
  if (!image.subarray(0, pngSignature.length).equals(pngSignature)) {
    throw new TileSourceError("HTTP 200 no PNG");
  }
  return { image, maxAgeSeconds: readMaxAge(response.headers) };
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

/** Seconds from max-age minus Age, or else from Expires. */
function readMaxAge(headers: Headers): number {
  const [, seconds] = /(?:^|[,\s])max-age=(\d+)/i.exec(headers.get("cache-control") ?? "") ?? [];
  if (seconds) return Number(seconds) - (Number(headers.get("age")) || 0);
  const expires = Date.parse(headers.get("expires") ?? "");
  return Number.isNaN(expires) ? 0 : Math.round((expires - Date.now()) / 1000);
}
