// First: Sveltia reads its preferences while it loads.
import "./preferences.ts";
import CMS from "@sveltia/cms";
import { parse, stringify } from "yaml";
import { fromRecord, toRecord } from "./record-format.ts";

const { cms, recordFormat, yaml } = await (await fetch("config.json")).json();

CMS.registerCustomFormat(recordFormat, "yaml", {
  fromFile: (text) => fromRecord(parse(text)),
  toFile: (value) => stringify(toRecord(value), null, yaml),
});
CMS.registerEventListener({
  name: "postSave",
  handler: () => void dispatchEvent(new Event("content-saved")),
});
await CMS.init({ config: cms });
