import { act, render, screen, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leastPageOpen } from "#contract/robot-signs";
import { ProspectForm } from "./ProspectForm.tsx";
import type { ProspectWords } from "./prospect-words.ts";

const words: ProspectWords = {
  locale: "en",
  labels: {
    senderName: "Your name",
    companyName: "Company",
    email: "E-mail",
    phoneNumber: "Phone",
    messageBody: "Message",
  },
  optional: "optional",
  messageHint: "How many people?",
  aboutFacilitator: "About {name}.",
  interest: { legend: "Interest", facilitator: "Facilitate", team: "Team", personal: "Myself" },
  privacy: { label: "Keep my words", link: "Policy", href: "/privacy" },
  errors: {
    "senderName.required": "Enter your name.",
    "companyName.required": "Enter the company.",
    "email.required": "Enter your e-mail address.",
    "email.invalid": "That is no e-mail address.",
    "hasApprovedPrivacyPolicy.required": "Tick the box.",
  },
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
  limits: { senderName: 20 },
};

const sender = vi.fn<typeof fetch>();
const created = () => Response.json({ id: "1" }, { status: 201 });
const refused = () => Response.json({ status: 503 }, { status: 503 });
const keyOf = (call: number) =>
  new Headers(sender.mock.calls[call]?.[1]?.headers).get("Idempotency-Key");
const bodyOf = (call: number) => {
  const { topic, pageOpenMs, ...fields } = JSON.parse(String(sender.mock.calls[call]?.[1]?.body));
  expect([topic, typeof pageOpenMs]).toEqual(["", "number"]);
  return fields as object;
};

beforeEach(() => {
  sender.mockReset();
  vi.stubGlobal("fetch", sender);
});
afterEach(() => history.replaceState(null, "", "/"));

async function writeAll(user: UserEvent) {
  const texts = { "Your name": "Åsa", Company: "Blåbär", "E-mail": "asa@example.com" };
  for (const [label, text] of Object.entries(texts)) {
    // user-event types behind what it typed before, although the form was reset since.
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  }
  await user.click(screen.getByLabelText("Team"));
  await user.click(screen.getByLabelText("Keep my words"));
}

async function fillIn() {
  const user = userEvent.setup();
  render(<ProspectForm words={words} />);
  await writeAll(user);
  const send = () => user.click(screen.getByRole("button", { name: "Send" }));
  return { user, send };
}

test("a fresh form can be sent and shows no error", () => {
  render(<ProspectForm words={words} />);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send" }).disabled).toBe(false);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("status")).toBeNull();
});

test("a facilitator whom the address names stands in the message, as text", () => {
  history.replaceState(null, "", "?facilitator=%3Cb%3EEk%20%7Bname%7D");
  render(<ProspectForm words={words} />);
  const message = screen.getByLabelText<HTMLTextAreaElement>(/^Message/);
  expect(message.value).toBe("About <b>Ek {name}.\n\n");
});

test("what was written before the script arrived stays, whatever the address names", () => {
  history.replaceState(null, "", "?facilitator=Ek");
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<ProspectForm words={words} />);
  const message = container.querySelector("textarea") as HTMLTextAreaElement;
  message.value = "My own words";
  render(<ProspectForm words={words} />, { container, hydrate: true });
  expect(message.value).toBe("My own words");
  container.remove();
});

test("what is missing is told without asking the server", async () => {
  const user = userEvent.setup();
  render(<ProspectForm words={words} />);
  await user.click(screen.getByRole("button", { name: "Send" }));
  const summary = within(await screen.findByRole("alert"));
  const messages = summary.getAllByRole("link").map((link) => link.textContent);
  expect(messages).toEqual([
    "Enter your name.",
    "Enter the company.",
    "Enter your e-mail address.",
    "Tick the box.",
  ]);
  expect(screen.getByRole("alert").contains(document.activeElement)).toBe(false);
  expect(document.activeElement?.contains(screen.getByRole("alert"))).toBe(true);
  expect(screen.getByLabelText("Your name").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByLabelText(/^Phone/).getAttribute("aria-invalid")).toBeNull();
  expect(sender).not.toHaveBeenCalled();
});

test("while it is sent, the button says so and a second click sends nothing", async () => {
  let answer: (response: Response) => void = () => {};
  sender.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { user, send } = await fillIn();
  await send();
  const button = screen.getByRole("button", { name: "Sending" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(button.querySelector("svg")).not.toBeNull();
  await user.click(button);
  expect(sender).toHaveBeenCalledTimes(1);
  await act(async () => answer(created()));
  expect((await screen.findByRole("status")).textContent).toBe("Thank you");
});

test("while it is sent, nothing can be changed and the focus stays", async () => {
  sender.mockReturnValue(new Promise(() => {}));
  const { user } = await fillIn();
  const name = screen.getByLabelText<HTMLInputElement>("Your name");
  await user.type(name, "{Enter}");
  await screen.findByRole("button", { name: "Sending" });
  expect(document.activeElement).toBe(name);
  await user.type(name, " later");
  await user.type(screen.getByLabelText(/^Message/), "later");
  await user.click(screen.getByLabelText("Team"));
  await user.click(screen.getByLabelText("Myself"));
  expect(name.value).toBe("Åsa");
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe("");
  expect(screen.getByLabelText<HTMLInputElement>("Team").checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>("Myself").checked).toBe(false);
  expect(screen.getByLabelText("Team").getAttribute("aria-disabled")).toBe("true");
});

test("a success tells the reference by which sales find the message", async () => {
  const id = "0199d2a4-7c11-7bbb-8ccc-0123a1b2c3d4";
  sender.mockResolvedValue(Response.json({ id }, { status: 201 }));
  const { send } = await fillIn();
  await send();
  const reference = (await screen.findByText("A1B2-C3D4")).parentElement;
  expect(reference?.textContent).toBe("Your reference is A1B2-C3D4");
  expect(screen.getByRole("status").getAttribute("aria-describedby")).toBe(reference?.id);
});

test.each([
  { seconds: "200", told: "Again in 4 minutes" },
  { seconds: "7200", told: "Again in 2 hours" },
])("after too many sends it tells when the next one may come: $told", async ({ seconds, told }) => {
  const headers = { "Retry-After": seconds };
  sender.mockResolvedValue(Response.json({ status: 429 }, { status: 429, headers }));
  const { send } = await fillIn();
  await send();
  const failure = (await screen.findByRole("alert")).textContent;
  expect(failure).toContain("It failed");
  expect(failure).toContain(told);
});

test("a failure of another kind tells no time", async () => {
  const headers = { "Retry-After": "10" };
  sender.mockResolvedValue(Response.json({ status: 503 }, { status: 503, headers }));
  const { send } = await fillIn();
  await send();
  expect((await screen.findByRole("alert")).textContent).not.toContain("Again in");
});

test("the longest length is told as it nears, in code points", async () => {
  const user = userEvent.setup();
  const { container } = render(<ProspectForm words={words} />);
  const name = screen.getByLabelText("Your name");
  await user.type(name, "🦊".repeat(17));
  expect(screen.queryByText(/left$/)).toBeNull();
  await user.type(name, "ab");
  expect(screen.getByText("1 left").getAttribute("aria-hidden")).toBe("true");
  await user.type(name, "cd");
  expect(screen.getByText("1 too many")).toBeDefined();
  // For screen readers, once the visitor rests.
  const live = container.querySelector("[aria-live=polite]");
  await vi.waitFor(() => expect(live?.textContent).toBe("1 too many"), { timeout: 30_000 });
  await user.clear(name);
  expect(screen.queryByText(/left$|too many$/, { ignore: "[aria-live]" })).toBeNull();
});

test("a success says thank you and empties the form", async () => {
  sender.mockResolvedValue(created());
  const { user, send } = await fillIn();
  await send();
  expect((await screen.findByRole("status")).textContent).toBe("Thank you");
  expect(document.activeElement).toBe(screen.getByRole("status"));
  expect(bodyOf(0)).toEqual({
    senderName: "Åsa",
    companyName: "Blåbär",
    email: "asa@example.com",
    phoneNumber: "",
    messageBody: "",
    hasFacilitatorUsageInterest: false,
    hasTeamUsageInterest: true,
    hasPersonalUsageInterest: false,
    hasApprovedPrivacyPolicy: true,
  });
  await user.click(screen.getByRole("button", { name: "Another message" }));
  expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe("");
  expect(screen.getByLabelText<HTMLInputElement>("Keep my words").checked).toBe(false);
});

test.each([
  { name: "a refusal", answer: async () => refused() },
  { name: "an answer that is no JSON", answer: async () => new Response("ok") },
  { name: "a broken connection", answer: () => Promise.reject(new TypeError("network")) },
])("$name keeps the words and waits for a change", async ({ answer }) => {
  sender.mockImplementation(answer);
  const { user, send } = await fillIn();
  await send();
  expect((await screen.findByRole("alert")).textContent).toContain("It failed");
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Send" });
  expect(button.disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe("Åsa");
  expect(screen.getByLabelText<HTMLInputElement>("Team").checked).toBe(true);
  await user.type(screen.getByLabelText("Your name"), "!");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(button.disabled).toBe(false);
});

test("a page that was opened just now says that it sends, and waits before it does", async () => {
  sender.mockResolvedValue(created());
  const { send } = await fillIn();
  const clock = vi.spyOn(performance, "now").mockReturnValue(leastPageOpen - 100);
  await send();
  expect(screen.getByRole("button", { name: "Sending" })).toBeDefined();
  expect(sender).not.toHaveBeenCalled();
  clock.mockReturnValue(leastPageOpen);
  await screen.findByRole("status", undefined, { timeout: 30_000 });
  expect(sender).toHaveBeenCalledTimes(1);
});

test("trying again carries the same key, other words another one", async () => {
  sender.mockImplementation(async () => refused());
  const { user, send } = await fillIn();
  await send();
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(sender).toHaveBeenCalledTimes(2);
  expect(keyOf(0)).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf(1)).toBe(keyOf(0));

  await user.type(screen.getByLabelText("Your name"), " Öberg");
  await send();
  expect(sender).toHaveBeenCalledTimes(3);
  expect(keyOf(2)).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf(2)).not.toBe(keyOf(0));
});

test("the same words sent again after a success are a new message", async () => {
  sender.mockImplementation(async () => created());
  const { user, send } = await fillIn();
  await send();
  await user.click(await screen.findByRole("button", { name: "Another message" }));
  await writeAll(user);
  await send();
  await screen.findByRole("status");
  expect(bodyOf(1)).toEqual(bodyOf(0));
  expect(keyOf(1)).not.toBe(keyOf(0));
});

test("what the server finds wrong is shown at the field", async () => {
  sender.mockResolvedValue(
    Response.json({ status: 422, errors: [{ field: "email", code: "invalid" }] }, { status: 422 }),
  );
  const { send } = await fillIn();
  await send();
  const link = await screen.findByRole("link", { name: "That is no e-mail address." });
  expect(link.getAttribute("href")).toBe(`#${screen.getByLabelText("E-mail").id}`);
  expect(screen.getByLabelText("E-mail").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByLabelText<HTMLInputElement>("E-mail").value).toBe("asa@example.com");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send" }).disabled).toBe(false);
});
