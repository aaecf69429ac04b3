import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { addressLimit } from "#contract/geocode";
import { locales } from "#locale/languages";
import { builtGazetteer, openBuiltGazetteer } from "#server/gazetteer/built-gazetteer";
import { median } from "./median.ts";

/** The costliest address that a search found, and the processor time of its look-up in ms. */
export interface WorstLookup {
  address: string;
  tried: number;
  milliseconds: number;
}

/** What joins words to an address; commas make parts, slashes repeat them. */
const joints = [",", " ", ", ", "/", " - ", ";"];
/** What the reader of addresses treats in a way of its own. */
const oddWords = "st,a,1,12345,d-1234,sw1a 2aa,us,se,uk,京,東京,å,(near x),c/o,kent".split(",");
/** Many names begin with these: short forms and slips are looked for among them. */
const beginnings =
  "saint,st,san,santa,sankt,bad,la,le,el,novo,nova,villa,mar,sar,nov,ale,kar".split(",");
/** A machine that does other things, too, interrupts some: of so many tries, the one in the middle. */
const tries = 9;

/**
 * Searches for the address that costs most: begins with hostile ones of the longest length, and goes on
 * from the worst by changing, adding and joining words. `random` gives numbers from 0 to 1.
 */
export function findWorstLookup(distDir: string, steps: number, random: () => number): WorstLookup {
  const gazetteer = openBuiltGazetteer(distDir);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const letter = () => pick([..."abcdeilmnorstu"]);
  const known = [...oddWords, ...commonWords(join(distDir, builtGazetteer))];
  const kinds = [
    () => pick(known),
    () => `${pick(beginnings)} ${letter()} ${letter()}`,
    () => pick(beginnings) + Array.from({ length: 1 + random() * 9 }, letter).join(""),
  ];
  const word = () => pick(kinds)();
  const cut = (text: string) => [...text].slice(0, addressLimit).join("");
  const costOf = (address: string, count: number) =>
    median(
      Array.from({ length: count }, () => timeOf(() => gazetteer.find(address, pick(locales)))),
    );

  let best = { address: "", milliseconds: 0 };
  function consider(address: string): void {
    const quick = costOf(address, 3);
    if (quick <= best.milliseconds) return;
    const milliseconds = costOf(address, tries);
    if (milliseconds > best.milliseconds) best = { address, milliseconds };
  }

  const starts = kinds.flatMap((kind) =>
    joints.flatMap((joint) =>
      Array.from({ length: 4 }, () => cut(Array.from({ length: 99 }, kind).join(joint))),
    ),
  );
  // A name alone is followed by labels for all places that share it.
  for (const address of [...known, ...starts]) consider(address);
  for (let step = 0; step < steps; step += 1) {
    const pieces = best.address.split(/(?<=[ ,/;])/);
    const place = Math.floor(random() * (pieces.length + 1));
    const removed = Math.floor(random() * 4);
    const added = Array.from({ length: 1 + Math.floor(random() * 3) }, () => word() + pick(joints));
    consider(cut(pieces.toSpliced(place, removed, ...added).join("")));
  }
  gazetteer.close();
  return { ...best, tried: known.length + starts.length + steps };
}

/** The names that most places share, and the shortest ones. */
function commonWords(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database
    .prepare(`
      select name from (select name from name group by name order by count(*) desc limit 400)
      union select name from (
        select name from name where length(name) < 6 group by name order by count(*) desc limit 800
      )
    `)
    .all();
  database.close();
  return rows.map(({ name }) => String(name));
}

/** Of this process alone: the clock would count what others do on the same cores. */
function timeOf(action: () => void): number {
  const start = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
