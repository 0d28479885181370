import { expect, test } from "vitest";
import { encodingFor } from "./encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1, br;q=0", "gzip"],
  ["deflate", "identity"],
  [undefined, "identity"],
])("encodes a page for %j with %s", (accepts, encoding) => {
  expect(encodingFor(accepts)).toBe(encoding);
});

test("[SEC-5] reads only the beginning of a very long header", () => {
  const strange = "a,".repeat(7_000);
  expect(encodingFor(`gzip,${strange}`)).toBe("gzip");
  expect(encodingFor(`${strange}gzip`)).toBe("identity");
});
