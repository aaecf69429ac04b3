/** An event of Chromium's trace, as far as it is needed here: times in µs. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** When it began, by the clock and by the CPU time that its thread had used. */
  ts: number;
  tts?: number;
  /** How long it took, by the clock and in CPU time. */
  dur?: number;
  tdur?: number;
}

interface Task {
  ts: number;
  tts: number;
  dur: number;
  tdur: number;
}

/**
 * The trace as it would be if no task of any thread had ever waited for a core: each task begins when
 * it did and lasts as long as it used the CPU, and what happened in it keeps its order and place. On
 * a machine that others share, a task's time by the clock holds the others' work, too.
 */
export function inThreadTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const threads = Map.groupBy(events.filter(isTask), threadOf);
  for (const tasks of threads.values()) tasks.sort((a, b) => a.ts - b.ts);
  return events.map((event) => {
    const task = lastBegun(threads.get(threadOf(event)) ?? [], event.ts);
    return task && event.ts <= task.ts + task.dur ? withinTask(event, task) : event;
  });
}

function isTask<Event extends TraceEvent>(event: Event): event is Event & Task {
  const { ph, name, tts, dur, tdur } = event;
  const isTimed = tts !== undefined && dur !== undefined && tdur !== undefined;
  return ph === "X" && name.endsWith("RunTask") && isTimed;
}

/** The last of the tasks, which are in order, that had begun by then. */
function lastBegun(tasks: readonly Task[], by: number): Task | undefined {
  let from = 0;
  let to = tasks.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((tasks[middle]?.ts ?? by) <= by) from = middle + 1;
    else to = middle;
  }
  return tasks[from - 1];
}

function withinTask<Event extends TraceEvent>(event: Event, task: Task): Event {
  // Some marks tell no CPU time.
  const used = event.tts === undefined ? event.ts - task.ts : event.tts - task.tts;
  const ts = task.ts + Math.min(Math.max(used, 0), task.tdur);
  if (event.dur === undefined) return { ...event, ts };
  return { ...event, ts, dur: Math.min(event.tdur ?? event.dur, task.ts + task.tdur - ts) };
}
