import type { TeamsContent } from "#load/schema/teams";

type Part = keyof TeamsContent["parts"];

/** The sections of the guide in order: their id, the key of their content, and their part. */
const chapters = [
  { id: "misreading", key: "misreading", part: "map" },
  { id: "team-map", key: "teamMap", part: "map" },
  { id: "roles", key: "roles", part: "map" },
  { id: "patterns", key: "patterns", part: "map" },
  { id: "meetings", key: "meetings", part: "day" },
  { id: "conflicts", key: "conflicts", part: "day" },
  { id: "new-member", key: "newMember", part: "day" },
  { id: "remote-work", key: "remote", part: "day" },
  { id: "workshop", key: "workshop", part: "work" },
  { id: "agreements", key: "agreements", part: "work" },
  { id: "follow-up", key: "followUp", part: "work" },
  { id: "costs", key: "costs", part: "begin" },
  { id: "start", key: "start", part: "begin" },
] as const satisfies { id: string; key: keyof TeamsContent; part: Part }[];

/** The number of sections, and of the last one. */
export const chapterCount = chapters.length;

/** The parts of the guide, each with its sections, which are numbered throughout. */
export function guideParts(content: TeamsContent) {
  const parts: Part[] = ["map", "day", "work", "begin"];
  const numbered = chapters.map(({ id, key, part }, index) => {
    const { title, short } = content[key];
    return { id, key, part, number: index + 1, title, short };
  });
  return parts.map((id) => ({
    id,
    title: content.parts[id],
    chapters: numbered.filter(({ part }) => part === id),
  }));
}
