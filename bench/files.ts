import type { SiteMap } from "../server/site/site-map.ts";
import { type LoadOutcome, measureLoad } from "./load.ts";
import { median } from "./median.ts";
import { findNginx, startNginx } from "./nginx.ts";

/** How our server bears requests for the built site and, if this machine has one, nginx beside it. */
export interface FileBench {
  ours: LoadOutcome;
  nginx?: LoadOutcome & { version: string };
}

/**
 * Each round asks one server, then the other; the medians of the rounds count. Those before warm up:
 * a server that has run for an hour has long compiled what it does often.
 */
const rounds = { before: 4, counted: 7 };
const load = { answers: 20_000, connections: 20, seconds: 10 };

/** Asks for every page and hashed file of the built site, in turn, gzip from both servers. */
export async function benchFiles(
  siteUrl: string,
  distDir: string,
  addresses: SiteMap["entries"],
): Promise<FileBench> {
  const paths = pathsOfBoth(addresses);
  const version = findNginx();
  const nginx = version === undefined ? undefined : await startNginx(version, distDir);
  try {
    const urls = nginx ? [siteUrl, nginx.url] : [siteUrl];
    const outcomes = urls.map((): LoadOutcome[] => []);
    for (let round = 0; round < rounds.before + rounds.counted; round += 1) {
      for (const [place, url] of urls.entries()) {
        const outcome = await measureLoad(url, { ...load, paths });
        if (round >= rounds.before) outcomes[place]?.push(outcome);
      }
    }
    const [ours, theirs] = outcomes.map(medians);
    if (!ours) throw new Error("Nothing was measured.");
    return { ours, ...(theirs && nginx && { nginx: { ...theirs, version: nginx.version } }) };
  } finally {
    await nginx?.stop();
  }
}

/** Not the homes of languages, whose slash at the end nginx would take for a folder. */
function pathsOfBoth(addresses: SiteMap["entries"]): string[] {
  return [...addresses].flatMap(([path, entry]) => {
    if ("redirect" in entry) return [];
    const isFolder = path !== "/" && path.endsWith("/");
    return !isFolder && (entry.page || path.startsWith("/_astro/")) ? [path] : [];
  });
}

function medians(outcomes: LoadOutcome[]): LoadOutcome {
  const of = (part: keyof LoadOutcome) => median(outcomes.map((outcome) => outcome[part]));
  return {
    perSecond: of("perSecond"),
    median: of("median"),
    percentile99: of("percentile99"),
  };
}
