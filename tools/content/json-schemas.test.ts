import { matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { allCollections } from "#load/catalog.ts";
import { commonDescriptions } from "#load/schema/common-descriptions.ts";
import { readProjectFile } from "#tests/harness/project-files.ts";
import { createCollectionSchema, listFileSchemas } from "./json-schemas.ts";

interface Node {
  description?: string;
  properties?: Record<string, Node>;
  items?: Node;
  additionalProperties?: Node | boolean;
  required?: string[];
  [key: string]: unknown;
}

const settings = JSON.parse(readProjectFile(".vscode/settings.json"));
const schemas = new Map(
  listFileSchemas().map(({ path, text }) => [path, JSON.parse(text) as Node] as const),
);

test.each([...schemas])("%s explains itself and every field", (_, schema) => {
  expect(findUnexplained(schema, "")).toEqual([]);
  expect(schema.description).toBeDefined();
});

test("has no common description that no field shows", () => {
  const schemasText = JSON.stringify(
    allCollections.map((collection) => createCollectionSchema(collection)),
  );
  const unusedDescriptions = Object.entries(commonDescriptions).filter(
    ([, description]) => !schemasText.includes(JSON.stringify(description)),
  );
  expect(unusedDescriptions).toEqual([]);
});

test("states what is required, the choices, and what is too much", () => {
  const faq = schemas.get(".astro/schemas/faq.json");
  expect(faq).toMatchObject({
    additionalProperties: false,
    required: ["meta", "hero", "groups", "items", "more"],
  });
  const item = faq?.properties?.items?.items;
  expect(item?.required).toEqual(["group", "question", "answer"]);
  const page = item?.properties?.link?.properties?.page;
  expect(page?.enum).toContain("pricing");
});

test.each([...schemas])("%s explains its patterns in words", (_, schema) => {
  const unexplainedFields: unknown[] = [];
  JSON.parse(JSON.stringify(schema), (_key, value) => {
    const { pattern, format, patternErrorMessage } = value ?? {};
    // A date is chosen in a calendar.
    if (typeof pattern === "string" && format !== "date" && !patternErrorMessage)
      unexplainedFields.push(value);
    return value;
  });
  expect(unexplainedFields).toEqual([]);
});

test("describes values as they are written in the file", () => {
  const sources = schemas.get(".astro/schemas/sources.json")?.additionalProperties as Node;
  expect(sources.properties?.volume?.anyOf).toHaveLength(2);
});

test.each(listFileSchemas().filter(({ files }) => files[0]?.endsWith(".yaml")))(
  "$path is in the settings of Visual Studio Code, for its files",
  ({ path, files }) => {
    const pattern = settings["yaml.schemas"][path] ?? "";
    expect(files.filter((file) => !matchesGlob(file, pattern))).toEqual([]);
  },
);

function findUnexplained(node: Node, path: string): string[] {
  const ownFields = Object.entries(node.properties ?? {}).flatMap(([key, value]) => [
    ...((value.description ?? "").split(" ").length > 1 ? [] : [`${path}.${key}`]),
    ...findUnexplained(value, `${path}.${key}`),
  ]);
  const childFields = [node.items, node.additionalProperties].flatMap((value) =>
    typeof value === "object" ? findUnexplained(value, path) : [],
  );
  return [...ownFields, ...childFields];
}
