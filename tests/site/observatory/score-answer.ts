import type { Answer, TestResult } from "./answer.ts";
import { scoreContentPolicy } from "./content-policy.ts";
import {
  scoreCookies,
  scoreEmbedderPolicy,
  scoreFrameOptions,
  scoreOpenerPolicy,
  scoreReferrerPolicy,
  scoreResourcePolicy,
  scoreSharing,
  scoreTransportSecurity,
  scoreTypeOptions,
} from "./headers.ts";
import { scoreScriptIntegrity } from "./script-integrity.ts";

const start = 100;
/** Who loses more than ten points gets no extra ones. */
const enoughForExtra = 90;

/**
 * Scores an answer as Mozilla's HTTP Observatory does, by the rules of its algorithm 6: the tables of
 * results and points of github.com/mdn/mdn-http-observatory (src/grader/charts.js, src/scanner and
 * src/analyzer/tests). Left out, with no points in either: being in the browsers' preload list, and
 * the redirect from http, which is the business of the proxy in front of the site.
 */
export function scoreAnswer(answer: Answer): { score: number; results: TestResult[] } {
  const results = [
    scoreContentPolicy(answer),
    scoreCookies(answer),
    scoreEmbedderPolicy(answer),
    scoreOpenerPolicy(answer),
    scoreResourcePolicy(answer),
    scoreSharing(answer),
    scoreReferrerPolicy(answer),
    scoreTransportSecurity(answer),
    scoreScriptIntegrity(answer),
    scoreTypeOptions(answer),
    scoreFrameOptions(answer),
  ];
  const sum = (points: number[]) => points.reduce((total, some) => total + some, start);
  const all = results.map(({ points }) => points);
  const withoutExtra = sum(all.filter((points) => points < 0));
  const score = withoutExtra >= enoughForExtra ? sum(all) : withoutExtra;
  return { score: Math.max(0, score), results };
}
