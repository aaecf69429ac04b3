import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { toJsonSchema } from "#load/schema/json-schema.ts";
import { locales } from "#locale/languages.ts";
import { listContentFiles } from "../content/content-files.ts";
import { projectRoot } from "../project.ts";
import { localBackend } from "./admin-backend.ts";
import { createCmsConfig, listCmsFilesWithForms, listOptionalSwitches } from "./cms-config.ts";
import { createFields } from "./cms-fields.ts";
import { mapEntriesToPages, mapPathsToForms } from "./entry-pages.ts";
import { listLinkablePages } from "./linkable-pages.ts";

interface AnyField {
  name: string;
  label: string;
  hint?: string;
  widget?: string;
  fields?: AnyField[];
  field?: AnyField;
  i18n?: unknown;
  [key: string]: unknown;
}

const files = listCmsFilesWithForms(projectRoot);
const getForm = (name: string) => files.find(({ form }) => form.name === name)?.form;
const getField = (name: string, key: string) =>
  key
    .split(".")
    .reduce<AnyField | undefined>(
      (parent, part) => parent?.fields?.find((field) => field.name === part),
      { name, label: name, fields: getForm(name)?.fields as unknown as AnyField[] },
    );

test("has a form for every file of content", () => {
  const edited = files.flatMap(({ form }) =>
    locales.map((locale) => form.file.replace("{{locale}}", locale)),
  );
  expect(listContentFiles(projectRoot).filter((path) => !edited.includes(path))).toEqual([]);
});

test("names each form once, and the page on which it is seen", () => {
  const { collections = [] } = createCmsConfig(files, localBackend);
  const names = collections.flatMap((group) =>
    "files" in group ? group.files.map(({ name }) => `${group.name}/${name}`) : [],
  );
  expect(new Set(names).size).toBe(files.length);
  const pages = mapEntriesToPages(files);
  expect(Object.keys(pages).sort()).toEqual(names.sort());
  expect(pages["legal/imprint"]).toBe("/de/impressum");
  expect(pages["science/what-it-measures-affiliation"]).toBe("/science#affiliation");
  expect(mapPathsToForms(files)["content/pages/home/sv.yaml"]).toBe(
    "#/collections/pages/entries/home",
  );
  expect(pages["people/facilitators"]).toBe("/facilitatorship#find");
});

test.each(files)("names no field of $form.file with a dot", ({ form }) => {
  const fields = allFields(form.fields as unknown as AnyField[]);
  expect(fields.filter(({ name }) => name.includes("."))).toEqual([]);
});

test("gives every file of a group a label of its own", () => {
  const labels = files.map(({ group, form }) => `${group}: ${form.label}`);
  expect(new Set(labels).size).toBe(labels.length);
});

test("lists the switches that are left out where they are off", () => {
  const switches = listOptionalSwitches(files);
  expect(switches).toEqual(expect.arrayContaining(["orMore", "glasses", "beard"]));
  expect(switches).not.toContain("answered");
});

describe("a field", () => {
  test("has the kind and the limits of its schema", () => {
    expect(getField("facts", "prices.en.starter")).toMatchObject({
      widget: "number",
      value_type: "int",
      min: 0,
      required: true,
    });
    expect(getField("facts", "plans.free.profile")).toMatchObject({
      widget: "select",
      options: ["none", "lite", "included", "full"],
    });
    expect(getField("facts", "currency")).toMatchObject({
      hint: expect.any(String),
      pattern: ["^[A-Z]{3}$", expect.stringContaining("ISO 4217")],
    });
    expect(getField("terms", "updated")).toMatchObject({ widget: "datetime", type: "date" });
    expect(getField("facilitators", "entries.lat")).toMatchObject({
      min: -90,
      max: 90,
      required: false,
    });
  });

  test("has several lines if one of its texts is long", () => {
    expect(getField("faq", "hero.lead")).toMatchObject({ widget: "text" });
    expect(getField("team", "entries.name")).toMatchObject({ widget: "string" });
  });

  test("of a page is written in each language, choices as well", () => {
    expect(getField("home", "hero.title")).toMatchObject({ i18n: true });
    expect(getField("faq", "items.link.page")).toMatchObject({ i18n: true, widget: "select" });
    expect(getField("facts", "currency")?.i18n).toBeUndefined();
  });

  test("offers the pictures of its folder if it names a picture", () => {
    expect(getField("brand", "mark")).toMatchObject({
      widget: "image",
      media_folder: "/content/brand",
      accept: ".svg",
    });
  });

  test("has a colour picker if the picker can write its value", () => {
    const schema = { type: "object", properties: { ink: { type: "string", format: "color" } } };
    const fieldFor = (ink: string) =>
      createFields(schema as never, {
        name: "any",
        isLocalized: false,
        longest: new Map([["ink", ink]]),
      });
    expect(fieldFor("#0b3d3a")).toMatchObject([{ widget: "color", allowInput: true }]);
    expect(fieldFor("oklch(24% 0.035 215)")).toMatchObject([{ widget: "string" }]);
    expect(getField("brand", "colors.light.ink")?.widget).toMatch(/^(string|color)$/);
  });

  test("explains how to link to a page, and lists the pages", () => {
    const paragraph = getField("home", "problem.paragraphs")?.field;
    expect(paragraph).toMatchObject({ widget: "linked-text" });
    expect(paragraph?.hint).toContain("page:pricing");
    expect(getField("faq", "items.answer")).toMatchObject({ widget: "linked-text" });
    expect(getField("home", "problem.title")?.hint ?? "").not.toContain("page:pricing");
    const pages = listLinkablePages(projectRoot);
    expect(pages.map(({ id }) => id)).toEqual(expect.arrayContaining(["pricing", "privacy"]));
    expect(pages.map(({ id }) => id)).not.toContain("messageSent");
    expect(pages.find(({ id }) => id === "privacy")?.anchors).toContain("retention");
  });

  test("states how many entries it may have if it is a list", () => {
    const badges = z.array(z.string()).check(z.length(3));
    const schema = toJsonSchema(z.object({ badges }));
    const [field] = createFields(schema, { name: "any", isLocalized: false, longest: new Map() });
    expect(field).toMatchObject({ min: 3, max: 3, allow_add: false, allow_remove: false });
    expect(getField("team", "entries")).toMatchObject({ label_singular: "person", root: true });
  });

  test("lets editors empty a list that may be empty", () => {
    for (const name of ["team", "clients", "testimonials", "facilitators", "training-dates"])
      expect(getField(name, "entries")).toMatchObject({ required: false });
    expect(getField("preferred-words", "entries.en.not")).toMatchObject({ required: false });
  });

  test("lets editors fill a list of fixed length that another entry leaves out", () => {
    const lines = z.optional(z.array(z.string()).check(z.length(3)));
    const schema = toJsonSchema(z.object({ lines }));
    const [field] = createFields(schema, { name: "any", isLocalized: true, longest: new Map() });
    expect(field).toMatchObject({ min: 3, max: 3, allow_add: true, allow_remove: true });
  });

  test("of a group may be left out if all in it may: forms save no empty group", () => {
    const fields = files.flatMap(({ form }) => allFields(form.fields as unknown as AnyField[]));
    const emptyGroups = fields.filter(
      ({ required, fields }) =>
        required && fields?.length && !fields.some((field) => field.required),
    );
    expect(emptyGroups.map(({ label }) => label)).toEqual([]);
  });

  test("is named if no form can show it", () => {
    const schema = toJsonSchema(z.object({ group: z.object({ any: z.unknown() }) }));
    const form = () =>
      createFields(schema, { name: "any", isLocalized: false, longest: new Map() });
    expect(form).toThrow("group.any");
  });
});

function allFields(fields: readonly AnyField[] = []): AnyField[] {
  return fields.flatMap((field) => [
    field,
    ...allFields(field.fields),
    ...(field.field ? allFields([field.field]) : []),
  ]);
}
