import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { OperatorError } from "../cli/operator-error.ts";
import { readCsv } from "./read-csv.ts";

function readRows(content: string | Uint8Array) {
  const file = join(createTempFolder(), "rows.csv");
  writeFileSync(file, content);
  return readCsv(file);
}

const kalmar = { title: "Ring & Punkt", address: "Storgatan 1, Kalmar" };

describe("readCsv", () => {
  test.each([
    ["commas", 'title,address\n"Ring & Punkt","Storgatan 1, Kalmar"\n'],
    ["semicolons", "title;address\r\nRing & Punkt;Storgatan 1, Kalmar\r\n"],
    ["tabs", "title\taddress\nRing & Punkt\tStorgatan 1, Kalmar\n"],
    ["a byte order mark", "\ufefftitle;address\r\nRing & Punkt;Storgatan 1, Kalmar"],
    ["the wire's names", "POST_TITLE;Location_Address__Address\nRing & Punkt;Storgatan 1, Kalmar"],
    ["another order", "address;title\nStorgatan 1, Kalmar;Ring & Punkt"],
    ["spaces and empty lines", "\n title ; address\n\n Ring & Punkt ;Storgatan 1, Kalmar\n;\n\n"],
  ])("reads a file with %s", (_what, content) => {
    expect(readRows(content).rows.map(({ cells }) => cells)).toEqual([kalmar]);
  });

  test("reads coordinates, and names what it does not use", () => {
    const { rows, ignored } = readRows(
      "title;lat;address;lng;phone;constructor\nA;59,3;B;18.1;123;Ring",
    );
    expect(rows[0]?.cells).toEqual({ title: "A", lat: "59,3", address: "B", lon: "18.1" });
    expect(ignored).toEqual(["phone", "constructor"]);
  });

  test("reads empty cells between tabs", () => {
    const { rows } = readRows("title\taddress\tlat\tlon\nA\tB\t\t\n");
    expect(rows[0]?.cells).toEqual({ title: "A", address: "B", lat: "", lon: "" });
  });

  test.each(["\n", "\r\n"])(
    "reads quotes and line breaks within quotes, and gives the line on which a row starts: %j",
    (lineBreak) => {
      const text = 'title,address\nA,"Box 1\nKalmar"\n"Say ""hej""",Lund\n';
      expect(readRows(text.replaceAll("\n", lineBreak)).rows).toEqual([
        { line: 2, cells: { title: "A", address: "Box 1\nKalmar" }, hasExtraCells: false },
        { line: 4, cells: { title: 'Say "hej"', address: "Lund" }, hasExtraCells: false },
      ]);
    },
  );

  test("skips the line with which Excel is told the separator", () => {
    const { rows } = readRows("sep=;\r\ntitle;address\r\nA;Kalmar, Sverige\r\n");
    expect(rows).toMatchObject([{ line: 3, cells: { title: "A", address: "Kalmar, Sverige" } }]);
  });

  test("notices an address whose commas are not within quotes", () => {
    expect(readRows("title,address\nA,Storgatan 1, Kalmar\nB,Lund,,").rows).toMatchObject([
      { hasExtraCells: true },
      { hasExtraCells: false },
    ]);
  });

  test.each([
    ["", /is empty/],
    ["title;adress\nA;B", /no column "address"/],
    ["title;address;post_title\nA;B;C", /two columns for "title"/],
    ['title;address\n"A;B\n', /cannot be read as CSV, line \d: a quotation mark is opened/],
    ['title;address\n"A"x;B\n', /cannot be read as CSV, line 2: a quotation mark inside/],
    ['title;address\nA"x;B\n', /cannot be read as CSV, line 2: a quotation mark inside/],
    [Buffer.from("title;address\nÅsa;Åmål", "latin1"), /not in Unicode .*Excel/],
  ])("says what is wrong with a file: %j", (content, message) => {
    expect(() => readRows(content)).toThrow(OperatorError);
    expect(() => readRows(content)).toThrow(message);
  });
});
