import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodings } from "./encoding.ts";
import { endOf, packOpenPage } from "./open-page.ts";

const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
};

const html = `<html><body>${"<p>A long page, ضوء. </p>".repeat(2_000)}</body></html>`;

test.each(encodings)("[MEM-1] adds a member's data to a page in the encoding %s", (encoding) => {
  const page = packOpenPage({ html, policy: "default-src 'self'" }, encoding, {});
  const end = "</body></html>";
  for (const added of ["", "<i>Ada</i>", `<i>${"é".repeat(30_000)}</i>`]) {
    const sent = Buffer.concat([page.body, endOf(page, added)]);
    expect(decoders[encoding](sent).toString()).toBe(html.replace(end, () => `${added}${end}`));
  }
});

test("[MEM-3] a member's page may not be stored", () => {
  const { head } = packOpenPage({ html, policy: "" }, "br", {
    "cache-control": "s-maxage=31536000",
    "x-nextjs-cache": "HIT",
  });
  expect(head.join("\n")).toContain("cache-control\nprivate, no-store");
  expect(head.join("\n")).not.toContain("s-maxage");
});
