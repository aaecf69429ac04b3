// First: Sveltia reads its preferences while it loads, and listens to the same event.
import "./preferences.ts";
import CMS from "@sveltia/cms";
import { parse, stringify } from "yaml";
import { mapTexts } from "#load/files/content-tree.ts";
import { dropSwitches, fromPath, fromRecord, toPath, toRecord } from "./convert-data.ts";
import { registerLinkedText } from "./linked-text.ts";

const { cms, links, switches, yaml } = await (await fetch("config.json")).json();

const parsePaths = (data: unknown) => mapTexts(data, fromPath);
const serializePaths = (data: unknown) => dropSwitches(mapTexts(data, toPath), switches);

CMS.registerCustomFormat("yaml-data", "yaml", {
  fromFile: (text) => parsePaths(parse(text)),
  toFile: (data) => stringify(serializePaths(data), null, yaml),
});
CMS.registerCustomFormat("yaml-data-record", "yaml", {
  fromFile: (text) => parsePaths(fromRecord(parse(text))),
  toFile: (data) => {
    try {
      return stringify(toRecord(serializePaths(data) as typeof data), null, yaml);
    } catch (error) {
      // Sveltia only says that it cannot save.
      alert((error as Error).message);
      throw error;
    }
  },
});
CMS.registerCustomFormat("json-data", "json", {
  fromFile: (text) => parsePaths(JSON.parse(text)),
  toFile: (data) => JSON.stringify(serializePaths(data), null, 2),
});
registerLinkedText(links);
CMS.registerEventListener({
  name: "postSave",
  handler: () => void dispatchEvent(new Event("content-saved")),
});
await CMS.init({ config: cms });
