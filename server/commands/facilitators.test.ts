import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import {
  createPlaceResponse,
  respondWith,
  startFakeGeocoder,
} from "#tests/harness/fake-geocoder.ts";
import { linkGazetteer } from "#tests/harness/link-gazetteer.ts";
import { runNode } from "#tests/harness/node-process.ts";
import { runCli } from "#tests/harness/run-cli.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { program } from "./facilitators.ts";

const kalmar = {
  post_title: "Ring & Punkt",
  location_address__address: "Storgatan 1, 392 32 Kalmar, Sverige",
  lat: 56.66,
  lon: 16.36,
};
const facilitatorInLund = {
  post_title: "Två",
  location_address__address: "Torget 2, 222 22 Lund, Sverige",
};

const [withUnknownTown, withCountryOnly] = ["Ingenstansby, Sverige", "Sverige"].map((address) => ({
  post_title: "E",
  location_address__address: address,
}));

/** A list and a CSV file in a folder of their own, and the command on them. */
function createListFiles(list: unknown, csv = "") {
  const folder = createTempFolder();
  const [file, rows] = [join(folder, "list.json"), join(folder, "rows.csv")];
  const originalText = typeof list === "string" ? list : JSON.stringify(list);
  writeFileSync(file, originalText);
  writeFileSync(rows, csv);
  const run = (args: string[], settings: Record<string, string> = {}) => {
    return runCli(program, [...args, "--file", file], { DIST_DIR, ...settings });
  };
  return { run, rows, file, originalText, readListText: () => readFileSync(file, "utf8") };
}

// As much of a built site as this command needs.
const DIST_DIR = createTempFolder(afterAll);
linkGazetteer(DIST_DIR);

describe("npm run facilitators", () => {
  test("finds nothing wrong with the site's own list", async () => {
    const { code, stdout } = await runNode("commands/facilitators.ts", ["check"], { DIST_DIR })
      .ended;
    expect(stdout).toMatch(/^\d+ facilitators.*: 0 mistakes\.$/m);
    expect(code).toBe(0);
  });

  test("names each mistake in words", async () => {
    const { run } = createListFiles([
      kalmar,
      { ...kalmar, location_address__address: "STORGATAN 1  392 32 Kalmar, Sverige" },
      { ...kalmar, post_title: "A", lat: 16.36, lon: 56.66 },
      { ...kalmar, post_title: "B", lat: 55.68, lon: 12.57 },
      { ...kalmar, post_title: "C", lat: 59.33, lon: 18.06 },
      { post_title: "D", location_address__address: "Storgatan 1, Kalmarr, Sverige" },
      { ...kalmar, post_title: "Null", lat: 0, lon: 0 },
      { post_title: "E", location_address__address: "Storgatan 1, Ingenstansby, Sverige" },
      { post_title: "F", location_address__address: "Marktplatz 1, 89073 Ulm" },
      { post_title: "", location_address__address: 7, lat: "56", phone: "1" },
      { ...kalmar, post_title: "G", lat: 95 },
      { ...kalmar, post_title: "x".repeat(201) },
      "Ring",
    ]);
    const { code, stdout } = await run(["check"]);
    expect(code).toBe(1);
    expect(stdout.trim().split("\n")).toEqual([
      "Please look at:",
      expect.stringMatching(
        /^- Entry 3 \(A\): the coordinates are \d+ km from Kalmar, Sweden, the town/,
      ),
      expect.stringMatching(/^- Entry 4 \(B\): the coordinates are 2\d\d km from Kalmar, /),
      expect.stringMatching(/^- Entry 5 \(C\): the coordinates are 3\d\d km from Kalmar, /),
      '- Entry 6 (D): no town was found in the address "Storgatan 1, Kalmarr, Sverige": check its spelling.',
      expect.stringMatching(/^- Entry 7 \(Null\): the coordinates are \d+ km from Kalmar, /),
      '- Entry 8 (E): no town was found in the address "Storgatan 1, Ingenstansby, Sverige": check its spelling.',
      '- Entry 9 (F): "89073 Ulm" is no known country: end the address with a comma and the country.',
      "",
      "Wrong:",
      "- Entry 2 (Ring & Punkt): the same title and address as Entry 1 (Ring & Punkt).",
      "- Entry 10: the title (post_title) is missing.",
      "- Entry 10: the address (location_address__address) must be a string, not 7.",
      '- Entry 10: lat must be a number, not "56".',
      "- Entry 10: phone is not a known field.",
      "- Entry 11 (G): lat must be at most 90, not 95.",
      expect.stringMatching(
        /^- Entry 12 \(x+\): the title \(post_title\) must have at most 200 characters/,
      ),
      "- Entry 13: it must be an entry in braces.",
      "",
      "13 facilitators, 3 without coordinates: 8 mistakes.",
    ]);
  });

  test("adds rows, and looks up missing values", async () => {
    const csv =
      '\ufefftitle;address;lat;lon\r\n"Neu";"Marktplatz 1\r\n89073 Ulm, Deutschland";48,4;9,99\r\n' +
      "Ny;Stora Södergatan 1, 222 23 Lund, Sverige;;\r\n";
    const sampleFacilitator = { ...kalmar, sample: true };
    const { run, rows, readListText } = createListFiles([sampleFacilitator], csv);
    const { code, stdout } = await run(["import", rows]);
    expect(stdout).toBe("2 facilitators added (1 located by address). The list has 3.\n");
    expect(code).toBe(0);
    expect(JSON.parse(readListText())).toEqual([
      sampleFacilitator,
      {
        post_title: "Neu",
        location_address__address: "Marktplatz 1, 89073 Ulm, Deutschland",
        lat: 48.4,
        lon: 9.99,
      },
      {
        post_title: "Ny",
        location_address__address: "Stora Södergatan 1, 222 23 Lund, Sverige",
        lat: expect.closeTo(55.7, 1),
        lon: expect.closeTo(13.19, 1),
      },
    ]);
    expect(readListText()).toMatch(/^\[\n {2}\{\n {4}"post_title": .*\n\]\n$/s);
  });

  test("adds nothing if a row is wrong, and the others with --skip-wrong", async () => {
    const csv = [
      "title,address,lat,lon",
      '"Gut","Marktplatz 1, 89073 Ulm, Deutschland",48.4,9.99',
      '"Ring & Punkt","Storgatan 1, 392 32 Kalmar, Sverige",,',
      '"Gut","Marktplatz 1, 89073 Ulm, Deutschland",,',
      '"Lost","Ingenstansby, Sverige",,',
      '"Odd","Marktplatz 1, 89073 Ulm, Deutschland",48.4 N,9.99',
      "Commas,Marktplatz 1,Ulm,Deutschland,Europa",
      '"Half","Marktplatz 2, 89073 Ulm, Deutschland",48.4,',
    ];
    const { run, rows, readListText, originalText, file } = createListFiles(
      [kalmar],
      csv.join("\n"),
    );
    const { code, stdout } = await run(["import", rows]);
    expect(code).toBe(1);
    expect(stdout.trim().split("\n")).toEqual([
      "Wrong:",
      "- Line 3 (Ring & Punkt): the same title and address as Entry 1 (Ring & Punkt).",
      "- Line 4 (Gut): the same title and address as Line 2 (Gut).",
      '- Line 6 (Odd): lat must be a number, not "48.4 N".',
      expect.stringMatching(/^- Line 7 \(Commas\): it has more cells than the headings/),
      '- Line 7 (Commas): lat must be a number, not "Ulm".',
      '- Line 7 (Commas): lon must be a number, not "Deutschland".',
      "- Line 8 (Half): must have both lat and lon, or neither.",
      "",
      expect.stringMatching(/^Not found: correct these addresses, .*--keep-unfound:$/),
      '- Line 5 (Lost): the address "Ingenstansby, Sverige" was not found.',
      "",
      "6 rows of 7 wrong: nothing was added.",
    ]);
    expect(readListText()).toBe(originalText);
    expect(readdirSync(dirname(file)).sort()).toEqual(["list.json", "rows.csv"]);

    const secondImport = await run(["import", rows, "--skip-wrong", "--keep-unfound"]);
    expect(secondImport.code).toBe(0);
    expect(secondImport.stdout).toContain(
      "2 facilitators added (0 located by address), 5 wrong rows left out.",
    );
    const titles = JSON.parse(readListText()).map((entry: typeof kalmar) => entry.post_title);
    expect(titles).toEqual(["Ring & Punkt", "Gut", "Lost"]);
  });

  test("adds the one of two equal rows that has coordinates, without looking up its address", async () => {
    const csv = [
      "title,address,lat,lon",
      '"Lost","Ingenstansby, Sverige",,',
      '"Lost","Ingenstansby, Sverige",56.1,15.2',
      '"Ring & Punkt","Storgatan 1, 392 32 Kalmar, Sverige",1,2',
    ];
    const { run, rows, readListText } = createListFiles([kalmar], csv.join("\n"));
    const { stdout } = await run(["import", rows, "--skip-wrong"]);
    expect(stdout).toContain("- Line 2 (Lost): the same title and address as Line 3 (Lost).");
    expect(stdout).toContain("1 facilitator added (0 located by address), 2 wrong rows left out.");
    expect(JSON.parse(readListText())).toEqual([
      kalmar,
      expect.objectContaining({ lat: 56.1, lon: 15.2 }),
    ]);
  });

  test("looks up the coordinates that are missing, with the service if there is one", async () => {
    const { settings, requests } = await startFakeGeocoder(
      respondWith(createPlaceResponse(55.70391, 13.19102)),
    );
    const { run, readListText } = createListFiles([kalmar, facilitatorInLund]);
    const { code, stdout } = await run(["geocode"], settings);
    expect(stdout).toMatch(/^1 address located in .*list\.json\.\n$/);
    expect(code).toBe(0);
    expect(JSON.parse(readListText())).toEqual([
      kalmar,
      { ...facilitatorInLund, lat: 55.7039, lon: 13.191 },
    ]);
    expect(requests.map((url) => url.searchParams.get("address"))).toEqual([
      facilitatorInLund.location_address__address,
    ]);
  });

  test("leaves coordinates out while the service fails, so that a later run looks them up", async () => {
    const { settings } = await startFakeGeocoder(
      respondWith({ status: "OVER_QUERY_LIMIT", results: [] }),
    );
    const { run, readListText, originalText } = createListFiles([facilitatorInLund]);
    const { code, stdout, stderr } = await run(["geocode"], settings);
    expect(stderr).toContain("OVER_QUERY_LIMIT");
    expect(stdout).toContain(facilitatorInLund.location_address__address);
    expect(code).toBe(1);
    expect(readListText()).toBe(originalText);
  });

  test("does not change the list when it finds no coordinates, and names the addresses", async () => {
    const { run, readListText, originalText } = createListFiles([
      kalmar,
      withUnknownTown,
      withCountryOnly,
    ]);
    const { code, stdout } = await run(["geocode"]);
    expect(code).toBe(1);
    expect(stdout).toContain('(E): the address "Ingenstansby, Sverige" was not found.');
    expect(stdout).toContain('(E): the address "Sverige" was not found.');
    expect(readListText()).toBe(originalText);
  });

  test.each([
    ['[{"post_title": "A",]', /has a typing error: .*JSON/],
    ["{}", /must be a list/],
    ['[\n{"post_title": "A",\n"post_title": "B"}]', /same key twice.* 3/],
    [[{ ...kalmar, lat: 95 }], /Nothing was changed\./],
  ])("does not change a list with mistakes: %j", async (list, message) => {
    const { run, rows, readListText, originalText } = createListFiles(list, "title,address\nA,Ulm");
    for (const args of [["geocode"], ["import", rows]]) {
      const { code, stderr } = await run(args);
      expect(stderr).toMatch(message);
      expect(code).toBe(1);
      expect(readListText()).toBe(originalText);
    }
  });
});
