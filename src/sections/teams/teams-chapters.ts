import type { TeamsContent } from "#load/schema/teams";
import type { ContentsGroup } from "#ui/layout/Contents.tsx";

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

export type ChapterKey = (typeof chapters)[number]["key"];

/** The id, number and title of a section of the guide. */
export function chapterOf(content: TeamsContent, key: ChapterKey) {
  const index = chapters.findIndex((chapter) => chapter.key === key);
  return { id: chapters[index]?.id ?? key, number: index + 1, title: content[key].title };
}

/** The table of contents, by part. */
export function teamsContents(content: TeamsContent): ContentsGroup[] {
  const parts: Part[] = ["map", "day", "work", "begin"];
  return parts.map((part) => ({
    title: content.parts[part],
    entries: chapters.flatMap((chapter, index) =>
      chapter.part === part
        ? [{ id: chapter.id, number: index + 1, title: content[chapter.key].short }]
        : [],
    ),
  }));
}
