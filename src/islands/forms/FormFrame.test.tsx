import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { forms } from "#contract/forms.ts";
import { collectFormProps } from "#sections/forms/collect-form-props.ts";
import { createValidFields, listRequiredFields } from "#tests/harness/form-fields.ts";
import { keysAsTexts } from "#tests/harness/keys-as-texts.ts";
import { FormFrame } from "./FormFrame.tsx";

const sender = vi.fn<typeof fetch>();
const respondCreated = async () => Response.json({ id: "1" }, { status: 201 });

beforeEach(() => {
  sender.mockReset();
  vi.stubGlobal("fetch", sender);
});

// The prospect form's tests cover what all forms do in detail.
describe.each(Object.values(forms))("the form $name", (form) => {
  const props = collectFormProps(form.name, { id: "pricing", t: keysAsTexts, locale: "sv" });
  const { texts } = props;
  const sample = Object.entries(createValidFields(form)).filter(([field]) =>
    form.visibleFields.includes(field),
  ) as [string, string | boolean][];
  const findControl = (field: string) =>
    document.getElementById(`${form.name}-${field}`) as HTMLInputElement;
  const parseBody = (call: number) => JSON.parse(String(sender.mock.calls[call]?.[1]?.body));

  async function fillIn() {
    const user = userEvent.setup();
    render(<FormFrame {...props} />);
    for (const [field, value] of sample) {
      const control = findControl(field);
      if (value === true) await user.click(control);
      else if (value !== false) fireEvent.input(control, { target: { value } });
    }
    const press = (name: string) => user.click(screen.getByRole("button", { name }));
    return { user, press };
  }

  test("has a control for every field, and marks required ones", () => {
    render(<FormFrame {...props} />);
    const required = listRequiredFields(form);
    for (const field of form.fieldNames.filter(
      (name) => form.controls[name]?.type !== "campaign",
    )) {
      expect(findControl(field).name).toBe(field);
      const isRequired = findControl(field).getAttribute("aria-required") === "true";
      expect(isRequired).toBe(required.includes(field));
      // With the native attribute Firefox calls an empty control invalid before it is touched.
      expect(findControl(field).required).toBe(false);
    }
    for (const field of form.visibleFields) {
      expect(findControl(field).getAttribute("aria-invalid")).toBe("false");
    }
  });

  test("has a honeypot field that people cannot reach, and sends its value", async () => {
    sender.mockImplementation(respondCreated);
    const { press } = await fillIn();
    const honeypot = screen.getByLabelText<HTMLInputElement>(texts.honeypot);
    expect(screen.queryByRole("textbox", { name: texts.honeypot })).toBeNull();
    expect(honeypot.closest("[aria-hidden=true]")?.className).toBe("hidden");
    expect([honeypot.tabIndex, honeypot.autocomplete, honeypot.value]).toEqual([-1, "off", ""]);
    honeypot.value = "https://pills.example";
    await press(texts.submit);
    await screen.findByRole("status");
    expect(parseBody(0).topic).toBe("https://pills.example");
    expect(honeypot.value).toBe("");
  });
});

describe("a form whose rules cannot be loaded", () => {
  const props = collectFormProps("inquiry", { t: keysAsTexts, locale: "sv" });
  const failFetch = () => Promise.reject(new TypeError("Failed to fetch"));
  const send = () => userEvent.click(screen.getByRole("button", { name: props.texts.submit }));

  test("is submitted natively", async () => {
    sender.mockImplementation(async () => new Response());
    const plainly = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
    render(<FormFrame {...props} loadRules={failFetch} />);
    await send();
    await expect.poll(() => plainly).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole("button", { name: props.texts.submit })).toBeTruthy();
    expect(sender.mock.calls.map(([, options]) => options?.method)).toEqual(["HEAD"]);
  });

  test("is submitted natively, too, if they are late", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    sender.mockImplementation(async () => new Response());
    const plainly = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
    render(<FormFrame {...props} loadRules={() => new Promise(() => {})} />);
    fireEvent.click(screen.getByRole("button", { name: props.texts.submit }));
    await vi.advanceTimersByTimeAsync(19_000);
    expect(plainly).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(plainly).toHaveBeenCalledTimes(1);
  });

  test("stays, with its values, while the server cannot be reached", async () => {
    sender.mockImplementation(failFetch);
    const plainly = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
    render(<FormFrame {...props} loadRules={failFetch} />);
    await send();
    expect(await screen.findByText(props.texts.failure)).toBeTruthy();
    expect(plainly).not.toHaveBeenCalled();
  });
});

test("counts characters that were typed before hydration, or that Back has brought back", () => {
  const props = collectFormProps("contactMessage", { t: keysAsTexts, locale: "sv" });
  const form = <FormFrame {...props} limits={{ name: 5, subject: 5, message: 5 }} />;
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(form);
  const write = (field: string) => {
    const control = document.getElementById(`contactMessage-${field}`) as HTMLInputElement;
    control.value = "12345";
  };
  write("name");
  write("subject");
  render(form, { container, hydrate: true });
  expect(screen.getAllByText(props.texts.charactersLeft)).toHaveLength(2);
  write("message");
  fireEvent(window, new Event("pageshow"));
  expect(screen.getAllByText(props.texts.charactersLeft)).toHaveLength(3);
  container.remove();
});

test("a select cannot be changed while its form is sent", async () => {
  const props = collectFormProps("inquiry", { t: keysAsTexts, locale: "sv" });
  const waits = () => new Promise<never>(() => {});
  render(<FormFrame {...props} loadRules={waits} />);
  const control = screen.getByRole("combobox");
  expect(fireEvent.keyDown(control, { key: "ArrowDown" })).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: props.texts.submit }));
  expect(control.className).toContain("aria-disabled:pointer-events-none");
  expect(fireEvent.keyDown(control, { key: "ArrowDown" })).toBe(false);
  expect(fireEvent.keyDown(control, { key: "Tab" })).toBe(true);
});
