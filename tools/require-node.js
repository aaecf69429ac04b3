// Runs after npm has installed the packages. JavaScript, since earlier versions of Node cannot run TypeScript.
import * as crypto from "node:crypto";

if (!("randomUUIDv7" in crypto)) {
  console.error(
    "npm installed no Node 24.16 or later: either there is none for this system, or it did not match package-lock.json",
  );
  process.exit(1);
}
