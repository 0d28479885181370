import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContentLake } from "../../../studio/content-lake/src/content-lake.ts";
import { serveLake } from "../../../studio/content-lake/src/server.ts";

/** The token of the lakes that this file creates. */
export const lakeToken = "bench";

/** A short version of the site's page query. */
export const pageQuery =
  '*[_type == "page" && slug.current == $slug && language == $language][0]{title, blocks[]{_key, _type, text}, "parent": parent->{title}}';

/** Returns a page of twelve blocks. */
export function pageOf(n: number) {
  const blocks = Array.from({ length: 12 }, (_, block) => ({
    _key: `b${block}`,
    _type: "text",
    text: `Block ${block} of page ${n}: a sentence or two of what a page says.`,
  }));
  const parent =
    n === 0 ? {} : { parent: { _type: "reference", _ref: `page-${Math.floor(n / 10)}` } };
  return {
    _id: `page-${n}`,
    _type: "page",
    language: n % 2 ? "de" : "en",
    slug: { _type: "slug", current: `page-${n}` },
    title: `Page ${n}`,
    blocks,
    ...parent,
  };
}

/** Starts a lake with this number of pages in a temporary folder. */
export async function lakeOfPages(count: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "lake-bench-"));
  let open = await serve(dataDir);
  const createdAt = new Date().toISOString();
  open.lake.lake.credentials.add(lakeToken, {
    kind: "token",
    label: "bench",
    role: "editor",
    userId: "bench",
    createdAt,
  });
  for (let start = 0; start < count; start += 1_000) await write(open.url, start);
  return {
    url: open.url,
    /**
     * Restarts the lake on its folder, so that its memory no longer contains data of the imports.
     */
    reopen: async () => {
      await open.stop();
      open = await serve(dataDir);
      return { lake: open.lake, url: open.url };
    },
    /** Stops the lake and deletes its folder. */
    stop: async () => {
      await open.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function serve(dataDir: string) {
  const lake = createContentLake({
    dataDir,
    now: () => new Date(),
    random: (bytes) => randomBytes(bytes),
  });
  const running = await serveLake(lake, 0);
  const stop = async () => {
    await running.stop();
    lake.close();
  };
  return { lake, url: `http://127.0.0.1:${running.port}`, stop };
}

async function write(url: string, start: number): Promise<void> {
  const mutations = Array.from({ length: 1_000 }, (_, offset) => ({
    create: pageOf(start + offset),
  }));
  const answer = await fetch(`${url}/v1/data/mutate/production`, {
    method: "POST",
    headers: { authorization: `Bearer ${lakeToken}` },
    body: JSON.stringify({ mutations }),
  });
  if (!answer.ok) throw new Error(`The lake refused the documents: ${await answer.text()}`);
}
