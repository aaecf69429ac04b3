import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { endpoints } from "#contract/endpoints";
import type { FormField } from "#ui/forms/FormFields.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { FormFrame } from "./FormFrame.tsx";
import type { FormWords } from "./form-words.ts";
import { InquiryForm } from "./InquiryForm.tsx";

const common: Omit<FormWords, "errors"> = {
  locale: "sv",
  submit: "Send",
  submitting: "Sending",
  retry: "Try again",
  summary: "Not sent yet",
  success: "Thank you",
  another: "Another message",
  failure: "It failed",
  kept: "Nothing is lost",
  trap: "Leave this empty",
  wait: "Again in {time}",
  reference: "Your reference is {reference}",
  room: "{count} left",
  excess: "{count} too many",
  limits: {},
};
const privacy = { label: "Keep my words", link: "Policy", href: "/privacy" };

const contactForm = (
  <ContactForm
    words={{
      ...common,
      labels: { name: "Name", email: "E-mail", subject: "Subject", message: "Message" },
      privacy,
      errors: {
        "name.required": "Enter your name.",
        "email.required": "Enter your e-mail address.",
        "subject.required": "Enter a subject.",
        "message.required": "Write a message.",
      },
    }}
  />
);

const inquiryForm = (
  <InquiryForm
    words={{
      ...common,
      labels: {
        senderName: "Name",
        companyName: "Company",
        email: "E-mail",
        phoneNumber: "Phone",
        country: "Country",
        experience: "Experience",
        messageBody: "Message",
      },
      optional: "optional",
      chooseCountry: "Choose",
      countries: [
        {
          label: "North",
          options: [
            ["SE", "Sweden"],
            ["AX", "Åland"],
          ],
        },
      ],
      experienceHint: "Which groups?",
      messageHint: "Anything else?",
      privacy,
      errors: {
        "senderName.required": "Enter your name.",
        "companyName.required": "Enter the company.",
        "email.required": "Enter your e-mail address.",
        "country.required": "Choose your country.",
        "experience.required": "Tell us about your experience.",
        "hasApprovedPrivacyPolicy.required": "Tick the box.",
      },
    }}
  />
);

const forms = [
  {
    name: "contact message",
    endpoint: endpoints.contactMessage,
    form: contactForm,
    texts: { Name: "Åsa", "E-mail": "asa@example.com", Subject: "Hej", Message: "Vi är åtta." },
    missing: [
      "Enter your name.",
      "Enter your e-mail address.",
      "Enter a subject.",
      "Write a message.",
    ],
    body: { name: "Åsa", email: "asa@example.com", subject: "Hej", message: "Vi är åtta." },
  },
  {
    name: "inquiry",
    endpoint: endpoints.inquiry,
    form: inquiryForm,
    texts: { Name: "Åsa", Company: "AB", "E-mail": "asa@example.com", Experience: "Tolv år." },
    choice: { label: "Country", value: "AX" },
    box: "Keep my words",
    missing: [
      "Enter your name.",
      "Enter the company.",
      "Enter your e-mail address.",
      "Choose your country.",
      "Tell us about your experience.",
      "Tick the box.",
    ],
    body: {
      senderName: "Åsa",
      companyName: "AB",
      email: "asa@example.com",
      phoneNumber: "",
      country: "AX",
      experience: "Tolv år.",
      messageBody: "",
      hasApprovedPrivacyPolicy: true,
    },
  },
];

const sender = vi.fn<typeof fetch>();

beforeEach(() => {
  sender.mockReset();
  vi.stubGlobal("fetch", sender);
});

// What every form does is tested in every detail with the prospect form.
describe.each(forms)("the form of a $name", ({ endpoint, form, missing, body, ...input }) => {
  async function fillIn() {
    const user = userEvent.setup();
    render(form);
    for (const [label, text] of Object.entries(input.texts)) {
      await user.type(screen.getByLabelText(label), text);
    }
    if (input.choice) {
      await user.selectOptions(screen.getByLabelText(input.choice.label), input.choice.value);
    }
    if (input.box) await user.click(screen.getByLabelText(input.box));
    return user;
  }

  const valuesOf = () =>
    Object.keys(input.texts).map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

  test("tells what is missing, with a link to each field, and asks no server", async () => {
    const user = userEvent.setup();
    render(form);
    await user.click(screen.getByRole("button", { name: "Send" }));
    await screen.findByRole("alert");
    const links = screen.getAllByRole("link").filter((link) => link.textContent !== "Policy");
    expect(links.map((link) => link.textContent)).toEqual(missing);
    for (const link of links) {
      const field = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
      expect(field?.getAttribute("aria-invalid")).toBe("true");
      expect(field?.getAttribute("aria-describedby")).toContain(`${field?.id}-error`);
    }
    expect(document.activeElement?.contains(screen.getByRole("alert"))).toBe(true);
    expect(sender).not.toHaveBeenCalled();
  });

  test("sends its fields to its address, says thank you and is empty again", async () => {
    sender.mockImplementation(async () => Response.json({ id: "1" }, { status: 201 }));
    const user = await fillIn();
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect((await screen.findByRole("status")).textContent).toBe("Thank you");
    const [url, init] = sender.mock.calls[0] ?? [];
    expect(url).toBe(endpoint);
    const { pageOpenMs, ...sent } = JSON.parse(String(init?.body));
    expect(sent).toEqual({ ...body, topic: "" });
    expect(Number.isInteger(pageOpenMs) && pageOpenMs >= 60_000).toBe(true);
    expect(new Headers(init?.headers).get("Content-Language")).toBe("sv");
    await user.click(screen.getByRole("button", { name: "Another message" }));
    expect(valuesOf().join("")).toBe("");
    if (input.choice) {
      expect(screen.getByLabelText<HTMLSelectElement>(input.choice.label).value).toBe("");
    }
  });

  test("keeps everything when the server fails, and sends it again", async () => {
    sender.mockImplementationOnce(async () => Response.json({ status: 503 }, { status: 503 }));
    sender.mockImplementation(async () => Response.json({ id: "1" }, { status: 201 }));
    const user = await fillIn();
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect((await screen.findByRole("alert")).textContent).toContain("It failed");
    expect(valuesOf()).toEqual(Object.values(input.texts));
    if (input.choice) {
      expect(screen.getByLabelText<HTMLSelectElement>(input.choice.label).value).toBe("AX");
    }
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("status");
    const [first, second] = sender.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
    expect(second).toEqual({ ...first, pageOpenMs: second.pageOpenMs });
  });

  test("has a field for programs that nobody sees or reaches, and sends what is in it", async () => {
    sender.mockImplementation(async () => Response.json({ id: "1" }, { status: 201 }));
    const user = await fillIn();
    const trap = screen.getByLabelText<HTMLInputElement>("Leave this empty");
    expect(screen.queryByRole("textbox", { name: "Leave this empty" })).toBeNull();
    expect(trap.closest("[aria-hidden=true]")?.className).toBe("hidden");
    expect([trap.tabIndex, trap.autocomplete, trap.value]).toEqual([-1, "off", ""]);
    trap.value = "https://pills.example";
    await user.click(screen.getByRole("button", { name: "Send" }));
    await screen.findByRole("status");
    expect(JSON.parse(String(sender.mock.calls[0]?.[1]?.body)).topic).toBe("https://pills.example");
    expect(trap.value).toBe("");
  });
});

describe("a form whose rules cannot be fetched", () => {
  const gone = () => Promise.reject(new TypeError("Failed to fetch"));
  const words = { ...common, errors: {} };

  test("goes as it does without script", async () => {
    const plainly = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
    render(<FormFrame form="inquiry" loadRules={gone} fields={[]} words={words} />);
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await vi.waitFor(() => expect(plainly).toHaveBeenCalledTimes(1));
    expect(await screen.findByRole("button", { name: "Send" })).toBeTruthy();
    expect(sender).not.toHaveBeenCalled();
  });

  test("stays, with all its words, while there is no network", async () => {
    const plainly = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    render(<FormFrame form="inquiry" loadRules={gone} fields={[]} words={words} />);
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(await screen.findByText("It failed")).toBeTruthy();
    expect(plainly).not.toHaveBeenCalled();
  });
});

test("a list takes no other choice while its form is sent", async () => {
  const waits = () => new Promise<never>(() => {});
  const fields: FormField[] = [
    { kind: "select", name: "country", label: "Country", choose: "Choose", groups: [] },
  ];
  const words = { ...common, errors: {} };
  render(<FormFrame form="inquiry" loadRules={waits} fields={fields} words={words} />);
  const control = screen.getByRole("combobox");
  expect(fireEvent.keyDown(control, { key: "ArrowDown" })).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(control.getAttribute("aria-disabled")).toBe("true");
  expect(control.className).toContain("aria-disabled:pointer-events-none");
  expect(fireEvent.keyDown(control, { key: "ArrowDown" })).toBe(false);
  expect(fireEvent.keyDown(control, { key: "Tab" })).toBe(true);
});
