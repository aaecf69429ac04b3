import { cpus, loadavg, release, type } from "node:os";

/** What was measured where, and how busy the machine was besides (its load, by the cores it has). */
export function describeMachine(now = new Date()): string {
  const cores = cpus();
  const busy = (loadavg()[0] ?? 0).toFixed(1);
  const model = cores[0]?.model.trim() || "an unknown processor";
  return (
    `Measured on ${now.toISOString().slice(0, 10)}: ${model}, ${cores.length} cores, ` +
    `${type()} ${release()}, Node ${process.versions.node}; load ${busy} at the start.`
  );
}
