import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterAll, expect, test, vi } from "vitest";
import { parse, stringify } from "yaml";
import { forms } from "#contract/forms.ts";
import { FormFrame } from "#islands/forms/FormFrame.tsx";
import { catalog } from "#load/catalog.ts";
import type { CollectionContent } from "#load/collections/define-collection.ts";
import type { InterfaceTexts } from "#load/schema/interface-texts.ts";
import { defaultLocale, type Locale, releasedLocales } from "#locale/languages.ts";
import { createValidFields } from "#tests/harness/form-fields.ts";
import { formatIssues } from "#tests/harness/format-issues.ts";
import { createSeededRandom } from "#tests/harness/random.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { collectFormProps } from "./collect-form-props.ts";

type Tree = { [key: string]: Tree | string };

/** Lists all texts, each by its group and its key. */
function listTexts(tree: Tree): [group: Tree, key: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[tree, key]] : listTexts(value),
  );
}

const root = createTempFolder(afterAll);
cpSync("content", join(root, "content"), { recursive: true });

const readTexts = () => catalog.interfaceTexts.read(root);
const getMessages = ({ entries }: CollectionContent, locale: Locale): InterfaceTexts =>
  entries.find(({ id }) => id === locale)?.data as InterfaceTexts;
const englishMessages = getMessages(readTexts(), defaultLocale);

/** Renders a form on the server and hydrates it. Collects hydration errors. */
async function hydrate(props: ReturnType<typeof collectFormProps>) {
  const mismatches: unknown[] = [];
  const island = document.body.appendChild(document.createElement("div"));
  island.innerHTML = renderToString(<FormFrame {...props} />);
  const onRecoverableError = (error: unknown) => void mismatches.push(error);
  const root = await act(async () =>
    hydrateRoot(island, <FormFrame {...props} />, { onRecoverableError }),
  );
  const leave = () => {
    act(() => root.unmount());
    island.remove();
  };
  return { island, mismatches, leave };
}

test.each(releasedLocales.filter((locale) => locale !== defaultLocale))(
  "forms show English where fifty texts are missing in the language %s, and are sent",
  async (locale) => {
    const random = createSeededRandom();
    const file = join(root, `content/messages/${locale}.yaml`);
    const originalText = readFileSync(file, "utf8");
    const texts: Tree = parse(originalText);
    const allTexts = listTexts(texts);
    const removedKeys = Array.from({ length: 50 }, () =>
      allTexts.splice(Math.floor(random() * allTexts.length), 1),
    ).flat();
    for (const [group, key] of removedKeys) delete group[key];
    writeFileSync(file, stringify(texts));
    const textsRead = readTexts();
    writeFileSync(file, originalText);
    expect(formatIssues(textsRead.issues, "error")).toEqual([]);
    expect(formatIssues(textsRead.issues, "warning")).not.toEqual([]);
    const t = getMessages(textsRead, locale);
    // Each text is unchanged or the English one.
    const messagesBefore = getMessages(readTexts(), locale);
    for (const key of Object.keys(t) as (keyof InterfaceTexts)[]) {
      expect([messagesBefore[key], englishMessages[key]]).toContainEqual(t[key]);
    }
    for (const form of Object.values(forms)) {
      const props = collectFormProps(form.name, { t, locale });
      const { island, mismatches, leave } = await hydrate(props);
      const labels = [...island.querySelectorAll("label > span, legend")];
      const labelTexts = labels.map((label) => label.textContent?.trim());
      for (const field of props.fields) {
        if ("label" in field) expect(labelTexts).toContain(field.label);
        if ("legend" in field) expect(labelTexts).toContain(field.legend);
      }

      vi.stubGlobal("fetch", async () => Response.json({ id: "1" }, { status: 201 }));
      for (const [field, value] of Object.entries(createValidFields(form))) {
        const control = document.getElementById(`${form.name}-${field}`);
        if (control && value === true) await userEvent.click(control);
        else if (control && value !== false) fireEvent.input(control, { target: { value } });
      }
      await userEvent.click(within(island).getByRole("button", { name: props.texts.submit }));
      expect((await screen.findByRole("status")).textContent).toContain(props.texts.success);
      expect(mismatches).toEqual([]);
      leave();
    }
  },
);
