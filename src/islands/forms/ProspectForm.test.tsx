import { fireEvent, render, screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collectFormProps } from "#sections/forms/collect-form-props.ts";
import { keysAsTexts } from "#tests/harness/keys-as-texts.ts";
import { ProspectForm } from "./ProspectForm.tsx";

const name = "form.senderName.label";
const email = "form.email.label";
const team = "form.hasTeamUsageInterest.label";
const personal = "form.hasPersonalUsageInterest.label";
const consent = "form.hasApprovedPrivacyPolicy.label";
const message = /^form\.messageBody\.label/;

const inWords = collectFormProps("prospect", { t: keysAsTexts, locale: "en" });
const props = {
  ...inWords,
  limits: { senderName: 20 },
  texts: {
    ...inWords.texts,
    submit: "Send",
    wait: "Again in {time}",
    charactersLeft: "{count} left",
    charactersOver: "{count} too many",
  },
  forFacilitator: "To {name}",
  aboutFacilitator: "About {name}.",
  hintForFacilitator: "What and when?",
  submitForFacilitator: "Send to them",
};
const form = <ProspectForm {...props} />;

const sender = vi.fn<typeof fetch>();
const respondCreated = () => Response.json({ id: "1" }, { status: 201 });
const respondUnavailable = () => Response.json({ status: 503 }, { status: 503 });
const getIdempotencyKey = (call: number) =>
  new Headers(sender.mock.calls[call]?.[1]?.headers).get("Idempotency-Key");
const parseBody = (call: number) => {
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
  const texts = {
    [name]: "Åsa",
    "form.companyName.label": "Blåbär",
    [email]: "asa@example.com",
  };
  for (const [label, text] of Object.entries(texts)) {
    fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
  }
  const interest = screen.queryByRole("checkbox", { name: team });
  if (interest) await user.click(interest);
  await user.click(screen.getByLabelText(consent));
}

async function fillIn() {
  const user = userEvent.setup();
  render(form);
  await writeAll(user);
  const send = () => user.click(screen.getByRole("button", { name: "Send" }));
  return { user, send };
}

test("the form and its message name the facilitator in the URL, as plain text", () => {
  history.replaceState(null, "", "?facilitator=%3Cb%3EEk%20%7Bname%7D");
  render(form);
  const { value } = screen.getByLabelText<HTMLTextAreaElement>(message);
  expect(value).toBe("About <b>Ek {name}.\n\n");
  expect(screen.getByText("To <b>Ek {name}")).toBeDefined();
});

test("about a facilitator it asks for no interest, has a hint and a submit label and suggests pages of its own", async () => {
  history.replaceState(null, "", "?facilitator=Ek");
  sender.mockImplementation(async () => respondCreated());
  const suggest = (label: string) => [{ href: "/", label }];
  const confirmation = {
    answer: "",
    booking: undefined,
    meanwhile: "",
    nextSteps: suggest("Usual"),
  };
  render(
    <ProspectForm {...props} confirmation={confirmation} afterFacilitator={suggest("Other")} />,
  );
  expect(screen.queryByRole("checkbox", { name: team })).toBeNull();
  expect(screen.getByRole("checkbox", { name: consent })).toBeDefined();
  expect(screen.getByText("What and when?")).toBeDefined();
  const user = userEvent.setup();
  await writeAll(user);
  await user.click(screen.getByRole("button", { name: "Send to them" }));
  await screen.findByRole("status");
  expect(screen.queryByRole("link", { name: "Usual" })).toBeNull();
  expect(screen.getByRole("link", { name: "Other" })).toBeDefined();
});

test("another message names the facilitator again", async () => {
  history.replaceState(null, "", "?facilitator=Ek");
  sender.mockImplementation(async () => respondCreated());
  const user = userEvent.setup();
  render(form);
  await writeAll(user);
  await user.click(screen.getByRole("button", { name: "Send to them" }));
  await user.click(await screen.findByRole("button", { name: "form.another" }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(message).value).toBe("About Ek.\n\n");
});

test("keeps a message that was typed before hydration", () => {
  history.replaceState(null, "", "?facilitator=Ek");
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(form);
  const area = container.querySelector("textarea") as HTMLTextAreaElement;
  area.value = "My own words";
  render(form, { container, hydrate: true });
  expect(area.value).toBe("My own words");
  container.remove();
});

const listTicked = () =>
  [...document.querySelectorAll<HTMLInputElement>("[type=checkbox]:checked")].map(
    (box) => box.name,
  );

test.each([
  ["/contact?interest=organization#work", undefined, ["hasOrganizationUsageInterest"]],
  ["/contact?interest=team#work", undefined, ["hasTeamUsageInterest"]],
  ["/contact?interest=personal#work", "organization", ["hasPersonalUsageInterest"]],
  ["/contact?interest=all#work", undefined, []],
  ["/#contact", "team", ["hasTeamUsageInterest"]],
  ["/#pricing", "team", []],
  ["/#contact", undefined, []],
] as const)("at %s, with links for %j on the page, ticks %j", (url, linked, expected) => {
  history.replaceState(null, "", url);
  render(<ProspectForm {...props} {...(linked && { linked })} />);
  expect(listTicked()).toEqual(expected);
});

test("sends the page that linked to the form, else its own", () => {
  const at = collectFormProps("prospect", { id: "contact", t: keysAsTexts, locale: "en" });
  const pageField = () => document.querySelector<HTMLInputElement>("[name=page]");
  const { unmount } = render(<ProspectForm {...props} {...at} />);
  expect(pageField()?.value).toBe("/contact");
  unmount();
  history.replaceState(null, "", "/contact?interest=team&page=/teams#work");
  render(<ProspectForm {...props} {...at} />);
  expect(pageField()?.value).toBe("/teams");
});

test("ticks the team's box for organisations if they have none", () => {
  history.replaceState(null, "", "/?interest=organization");
  const swedishProps = collectFormProps("prospect", { t: keysAsTexts, locale: "sv" });
  render(<ProspectForm {...props} {...swedishProps} />);
  expect(listTicked()).toEqual(["hasTeamUsageInterest"]);
});

test("a link on the page ticks its interest, unless another one is ticked", async () => {
  const follow = (hash: string) => {
    history.replaceState(null, "", hash);
    dispatchEvent(new HashChangeEvent("hashchange"));
  };
  const { unmount } = render(<ProspectForm {...props} linked="team" />);
  follow("#contact");
  expect(listTicked()).toEqual(["hasTeamUsageInterest"]);
  unmount();
  history.replaceState(null, "", "/");
  render(<ProspectForm {...props} linked="team" />);
  await userEvent.click(screen.getByLabelText(personal));
  follow("#contact");
  expect(listTicked()).toEqual(["hasPersonalUsageInterest"]);
});

test("a link to a field does not tick again what the visitor has unticked", async () => {
  history.replaceState(null, "", "/contact?interest=team#work");
  render(<ProspectForm {...props} />);
  await userEvent.click(screen.getByLabelText(team));
  history.replaceState(null, "", "#prospect-email");
  dispatchEvent(new HashChangeEvent("hashchange"));
  expect(listTicked()).toEqual([]);
});

test.each([
  { seconds: "200", shown: "Again in 4 minutes" },
  { seconds: "7200", shown: "Again in 2 hours" },
])("after too many requests it says when to retry: $shown", async ({ seconds, shown }) => {
  const headers = { "Retry-After": seconds };
  sender.mockResolvedValue(Response.json({ status: 429 }, { status: 429, headers }));
  const { send } = await fillIn();
  await send();
  const failure = (await screen.findByRole("alert")).textContent;
  expect(failure).toContain("form.failure");
  expect(failure).toContain(shown);
});

test("other failures give no time", async () => {
  const headers = { "Retry-After": "10" };
  sender.mockResolvedValue(Response.json({ status: 503 }, { status: 503, headers }));
  const { send } = await fillIn();
  await send();
  expect((await screen.findByRole("alert")).textContent).not.toContain("Again in");
});

test("counts the code points left near the maximum length", async () => {
  const user = userEvent.setup();
  const { container } = render(form);
  const control = screen.getByLabelText(name);
  await user.type(control, "🦊".repeat(17));
  expect(screen.queryByText(/left$/)).toBeNull();
  await user.type(control, "ab");
  expect(screen.getByText("1 left").getAttribute("aria-hidden")).toBe("true");
  await user.type(control, "cd");
  expect(screen.getByText("1 too many")).toBeDefined();
  // For screen readers, after a pause in typing.
  const live = container.querySelector("[aria-live=polite]");
  await expect.poll(() => live?.textContent).toBe("1 too many");
  await user.clear(control);
  expect(screen.queryByText(/left$|too many$/, { ignore: "[aria-live]" })).toBeNull();
});

test.each([
  { name: "an error status", answer: async () => respondUnavailable() },
  { name: "an answer that is not JSON", answer: async () => new Response("ok") },
  { name: "a broken connection", answer: () => Promise.reject(new TypeError("network")) },
])("$name keeps the values and hides the button until they change", async ({ answer }) => {
  sender.mockImplementation(answer);
  const { user, send } = await fillIn();
  await send();
  expect((await screen.findByRole("alert")).textContent).toContain("form.failure");
  const button = screen.getByText("Send").closest("button") as HTMLButtonElement;
  expect([button.disabled, button.hidden]).toEqual([true, true]);
  expect(screen.getByLabelText<HTMLInputElement>(name).value).toBe("Åsa");
  expect(screen.getByLabelText<HTMLInputElement>(team).checked).toBe(true);
  await user.type(screen.getByLabelText(name), "!");
  expect(screen.queryByRole("alert")).toBeNull();
  expect([button.disabled, button.hidden]).toEqual([false, false]);
});

test("a retry has the same idempotency key, other values a new one", async () => {
  sender.mockImplementation(async () => respondUnavailable());
  const { user, send } = await fillIn();
  await send();
  await user.click(await screen.findByRole("button", { name: "form.retry" }));
  expect(sender).toHaveBeenCalledTimes(2);
  expect(getIdempotencyKey(0)).toMatch(/^[0-9a-f]{32}$/);
  expect(getIdempotencyKey(1)).toBe(getIdempotencyKey(0));

  await user.type(screen.getByLabelText(name), " Öberg");
  await send();
  expect(sender).toHaveBeenCalledTimes(3);
  expect(getIdempotencyKey(2)).toMatch(/^[0-9a-f]{32}$/);
  expect(getIdempotencyKey(2)).not.toBe(getIdempotencyKey(0));
});

test("the same values sent after a success are a new message", async () => {
  sender.mockImplementation(async () => respondCreated());
  const { user, send } = await fillIn();
  await send();
  await user.click(await screen.findByRole("button", { name: "form.another" }));
  await writeAll(user);
  await send();
  await screen.findByRole("status");
  expect(parseBody(1)).toEqual(parseBody(0));
  expect(getIdempotencyKey(1)).not.toBe(getIdempotencyKey(0));
});

test("shows the server's errors above their fields", async () => {
  sender.mockResolvedValue(
    Response.json({ status: 422, errors: [{ field: "email", code: "invalid" }] }, { status: 422 }),
  );
  const { send } = await fillIn();
  await send();
  const link = await screen.findByRole("link", { name: "form.email.error.invalid" });
  const field = screen.getByLabelText(email);
  expect(link.getAttribute("href")).toBe(`#${field.id}`);
  // Below, the keyboard of a phone covers them.
  const error = document.getElementById(`${field.id}-error`);
  expect(error?.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByLabelText(email).getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByLabelText<HTMLInputElement>(email).value).toBe("asa@example.com");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send" }).disabled).toBe(false);
});
