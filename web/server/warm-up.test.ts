import { expect, test } from "vitest";
import type { KnownAddresses } from "./routing/known-addresses.ts";
import { indexAddresses } from "./routing/known-addresses.ts";
import { warmUp } from "./warm-up.ts";

const addressesOf = (isCurrent: boolean): KnownAddresses =>
  indexAddresses({
    languages: [{ code: "en", name: "English", direction: "ltr" }],
    defaultLanguage: "en",
    pages: ["index", "broken", "programme/late"].map((slug) => ({
      _id: slug,
      language: "en",
      slug,
    })),
    redirects: [],
    lists: [],
    isCurrent,
  });

async function renderedBy(addresses: KnownAddresses | null): Promise<string[]> {
  const rendered: string[] = [];
  const plain = { status: 200, headers: {}, body: "" };
  await warmUp({
    addresses,
    ask: async (path) => {
      rendered.push(path);
      if (path === "/en/broken") throw new Error("broken");
      return plain;
    },
    errorPages: {
      find: async (language, status) => {
        rendered.push(`${language} ${status}`);
        return { etag: "", head: [], briefHead: [], body: Buffer.alloc(0) };
      },
      expire: () => undefined,
    },
  });
  return rendered;
}

test("[PAGE-9] renders the error pages and every published page, also after one that fails", async () => {
  expect(await renderedBy(addressesOf(true))).toEqual([
    "en 400",
    "en 404",
    "en 503",
    "/en",
    "/en/broken",
    "/en/programme/late",
  ]);
});

test("[PAGE-9] renders nothing while the content service is down", async () => {
  expect(await renderedBy(null)).toEqual([]);
  expect(await renderedBy(addressesOf(false))).toEqual([]);
});
