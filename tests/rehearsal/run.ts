import { parseArgs } from "node:util";
import { rehearse } from "./rehearse.ts";

const { values } = parseArgs({ options: { short: { type: "boolean", default: false } } });
process.exitCode = rehearse(values.short ? "short" : "whole");
