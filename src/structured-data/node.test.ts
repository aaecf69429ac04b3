import { expect, test } from "vitest";
import { serializeNodes } from "./node.ts";

test("escapes what would end the script element", () => {
  const name = "</script><script>alert(1)</script><!--";
  const text = serializeNodes([{ "@type": "Thing", name }]);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Thing", name }],
  });
});
