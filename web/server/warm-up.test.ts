import { expect, test } from "vitest";
import type { SiteAddresses } from "../content/addresses/site-addresses.ts";
import { addressesOf } from "./routing/addresses.fixture.ts";
import { warmUp } from "./warm-up.ts";

const addresses = (isCurrent: boolean) =>
  addressesOf(["broken", "programme/late", "index"], { isCurrent });

async function renderedBy(addresses: SiteAddresses | null): Promise<string[]> {
  const rendered: string[] = [];
  const plain = { status: 200, headers: {}, body: "" };
  await warmUp({
    addresses,
    requestPage: async (path) => {
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

test("[PAGE-9] renders the error pages and every published page, home pages first, also after one that fails", async () => {
  const pages = ["/en", "/en/broken", "/en/programme/late"];
  expect(await renderedBy(addresses(true))).toEqual(["en 400", "en 404", "en 503", ...pages]);
  // Nothing is rendered while the content service is down.
  expect(await renderedBy(null)).toEqual([]);
  expect(await renderedBy(addresses(false))).toEqual([]);
});
