import { expect, test } from "vitest";
import { emailAddress, optionalText, requiredLine, requiredText, sitePage } from "./field-rules.ts";

const { schema } = emailAddress();

test.each([
  "a@b.example",
  "o'neil+x@sub.idi.example",
  "åsa@företag.example",
  "a.b@1.2-3_4.example",
])("accepts the e-mail address %s", (email) => {
  expect(schema.safeParse(email)).toEqual({ success: true, data: email });
});

test.each([
  ..."anna anna@ @idi.example anna@idi anna@.example anna@idi. anna@idi..example".split(" "),
  ...["an na@idi.example", "anna@idi.example, otto@idi.example", '"anna"@idi.example'],
  ...["anna@idi.example\u0000x", `${"x".repeat(65)}@idi.example`, "a@".repeat(126)],
  // Invisible characters would make two addresses of one: zero width space, soft hyphen, joiner, filler.
  ...["an\u200bna@idi.example", "anna@i\u00addi.example", "anna@idi.exam\u2060ple"],
  ...[
    "anna\u202e@idi.example",
    "an\u034fna@idi.example",
    "an\ufffcna@idi.example",
    "anna\u3164@idi.example",
  ],
  // Pasted with what surrounds it in a mail program or a list.
  ...[
    "'anna@idi.example'",
    "“anna@idi.example”",
    "anna@idi.example?subject=x",
    "anna@idi.example/",
  ],
  ...["<anna@idi.example>", "mailto:anna@idi.example", "anna@idi.example;", "anna@idi.example,"],
])("refuses the e-mail address %j", (email) => {
  expect(schema.safeParse(email).error?.issues[0]?.message).toBe("invalid");
});

test("trims spaces and invisible characters pasted around an e-mail address", () => {
  for (const [start, end] of [
    ["\u200b", "\u200b"],
    ["\u202a", "\u202c"],
    ["", "\ufffc"],
    [" \u2060", "\u00a0\n"],
  ]) {
    const { data } = schema.safeParse(`${start}anna@idi.example${end}`);
    expect(data).toBe("anna@idi.example");
  }
  expect(schema.safeParse("\u200b ").error?.issues[0]?.message).toBe("required");
});

test.each(["\u200b", "\u2060 ", "\u2800", "\u3164", " \n"])(
  "requires more than the invisible %j",
  (text) => {
    for (const rule of [requiredLine(200), requiredText(4000)])
      expect(rule.schema.safeParse(text).error?.issues[0]?.message).toBe("required");
  },
);

test("refuses a hostile e-mail address by its length, before matching it", () => {
  const email = `a@${"a.".repeat(16_000)}`;
  expect(schema.safeParse(email).error?.issues[0]?.message).toBe("too_long");
});

test.each<[string, string, string]>([
  ["many marks on a letter", `a${"\u0301".repeat(31)}`, "invalid"],
  ["marks beyond any length", `a${"\u0301".repeat(30_000)}${"\u0327".repeat(30_000)}`, "too_long"],
])("refuses %s before it is normalised", (_what, text, code) => {
  for (const { schema } of [requiredLine(200), optionalText(4000), emailAddress()]) {
    expect(schema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([code]);
  }
});

test("accepts the longest text in decomposed form", () => {
  // One code point, and its decomposed form of four: no character has more.
  const [composed, decomposed] = ["\u1f82", "\u03b1\u0313\u0300\u0345"];
  const { data } = optionalText(4000).schema.safeParse(decomposed.repeat(4000));
  expect(data).toBe(composed.repeat(4000));
});

test.each(["/", "/sv/priser", "/de/"])("accepts %s as a page", (path) => {
  expect(sitePage().schema.parse(path)).toBe(path);
});

test.each([
  ...[undefined, null, 7, ["/"], "", "/nowhere", "/pricing?utm=x", "/pricing#faq"],
  ...["//evil.example/", "https://idi.example/pricing"],
])("drops %j, which is not a page of the site", (path) => {
  expect(sitePage().schema.parse(path)).toBe("");
});
