import { rehearse } from "./rehearse.ts";

process.exitCode = await rehearse("whole");
