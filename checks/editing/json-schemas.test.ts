import { expect, it } from "vitest";
import { headerOf, listFileSchemas } from "./json-schemas.ts";

interface Node {
  description?: string;
  properties?: Record<string, Node>;
  items?: Node;
  additionalProperties?: Node | boolean;
  required?: string[];
  [key: string]: unknown;
}

const schemas = new Map(
  listFileSchemas().map(({ path, text }) => [path, JSON.parse(text) as Node] as const),
);

it.each([...schemas])("%s explains every field", (_, schema) => {
  expect(unexplained(schema, "")).toEqual([]);
});

it("tells what is required, what may be chosen, and what is too much", () => {
  const faq = schemas.get("content/schemas/faq.json");
  expect(faq).toMatchObject({
    additionalProperties: false,
    required: ["meta", "title", "lead", "items", "more"],
  });
  const page = faq?.properties?.items?.properties?.plan?.properties?.link?.properties?.page;
  expect(page?.enum).toContain("pricing");
  expect(page?.description).toBe("The id of a page in locale/routes.ts");
});

it("describes values as they stand in the file", () => {
  const sources = schemas.get("content/schemas/sources.json")?.additionalProperties as Node;
  expect(sources.properties?.volume?.anyOf).toHaveLength(2);
});

it("is found from a file by the way between them", () => {
  expect(headerOf("content/pages/home/sv.yaml", "content/schemas/home.json")).toBe(
    "# yaml-language-server: $schema=../../schemas/home.json",
  );
});

function unexplained(node: Node, path: string): string[] {
  const own = Object.entries(node.properties ?? {}).flatMap(([key, value]) => [
    ...((value.description ?? "").split(" ").length > 1 ? [] : [`${path}.${key}`]),
    ...unexplained(value, `${path}.${key}`),
  ]);
  const others = [node.items, node.additionalProperties].flatMap((value) =>
    typeof value === "object" ? unexplained(value, path) : [],
  );
  return [...own, ...others];
}
