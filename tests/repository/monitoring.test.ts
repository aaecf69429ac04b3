import { expect, test } from "vitest";
import { parse } from "yaml";
import { createMetrics } from "#server/metrics/create-metrics.ts";
import { readProjectFile } from "#tests/harness/project-files.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";

const readDeployFile = (file: string) => parse(readProjectFile(`deploy/${file}`));

const rules: string[] = readDeployFile("prometheus-alerts.yaml").groups.flatMap(
  (group: { rules: { expr: string }[] }) => group.rules.map(({ expr }) => expr),
);
const panels: string[] = readDeployFile("grafana-dashboard.json").panels.flatMap(
  (panel: { targets: { expr: string }[] }) => panel.targets.map(({ expr }) => expr),
);
/** The metrics in a PromQL expression: all have several words but "up", which Prometheus sets. */
function listMetricNames(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|on) \([^)]*\)/g, " ");
  return bare.match(/\b(?:up|[a-z]+(?:_[a-z0-9]+)+)\b(?!\()/g) ?? [];
}

/** The labels by which a PromQL expression selects or groups. */
function listLabels(expression: string): string[] {
  const selecting = expression.match(/\w+(?=="|=~")/g) ?? [];
  const grouping = [...expression.matchAll(/\b(?:by|on) \(([^)]*)\)/g)];
  return [...selecting, ...grouping.flatMap(([, names = ""]) => names.split(", "))];
}

const metrics = createMetrics({ version: "1.0.0", build: "unknown" });
const labels = Object.values(metrics).flatMap((metric) =>
  typeof metric === "object" && "labelNames" in metric ? (metric.labelNames as string[]) : [],
);
const registered = [...(await metrics.format()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(
  ([, name = "", type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
);

test.each([...rules, ...panels])(
  "%s reads metrics and labels that the server has",
  (expression) => {
    const metricNames = listMetricNames(expression);
    expect(metricNames).not.toEqual([]);
    expect(["up", ...registered]).toEqual(expect.arrayContaining(metricNames));
    // The first are those of Prometheus, of histograms, and of website_build_info.
    const known = ["job", "instance", "le", "version", "build", ...labels];
    expect(known).toEqual(expect.arrayContaining(listLabels(expression)));
  },
);

test("has alerts on outcomes of forms, which the metrics include at 0 from the start", async () => {
  const outcomes = rules.flatMap(
    (rule) => rule.match(/(?<=form_submissions_total\{)outcome="\w+"/g) ?? [],
  );
  expect(outcomes).not.toEqual([]);
  const { app } = await buildTestApp();
  const { body } = await app.inject("/metrics");
  for (const outcome of outcomes) {
    expect(body).toMatch(new RegExp(`^form_submissions_total\\{.*${outcome}.*\\} 0$`, "m"));
  }
});
