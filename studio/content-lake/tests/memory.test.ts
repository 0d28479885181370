import { existsSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createClient } from "@sanity/client";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { createContentLake, type ContentLake } from "../src/content-lake.ts";
import { listen } from "../src/listen.ts";
import { numbered } from "./support/sample-documents.ts";

const page = (_id: string, more = {}) => ({ _id, _type: "page", ...more });

async function sendQuery(lake: ContentLake, token: string | null, query: string): Promise<unknown> {
  const search = new URLSearchParams({ query });
  const url = `http://localhost/v2025-02-19/data/query/production?${search}`;
  const headers: HeadersInit = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await lake.fetch(new Request(url, { headers }));
  const body: unknown = await response.json();
  return response.ok ? Object(body).result : response.status;
}

function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}

const temporaryFolders = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith("content-lake-"));

/** Serves a lake. Returns Sanity's client with a token of this role. */
async function serve(lake: ContentLake, role: "viewer" | "editor") {
  const server = await listen(lake);
  const token = lake.createToken({ role });
  return { server, client: createClient({ ...server.client, apiVersion: "2025-02-19", token }) };
}

describe("[LAKE-1] a lake in memory", () => {
  it("answers queries about its documents without a folder, at the time of the given clock", async () => {
    const documents = [page("a", { title: "A" }), page("b", { to: { _ref: "a" } })];
    using lake = createContentLake({ memory: true, documents, now: () => new Date(0) });
    const token = lake.createToken();
    expect(await sendQuery(lake, token, "*[_id == 'b'][0].to->title")).toBe("A");
    expect(await sendQuery(lake, token, "now()")).toBe("1970-01-01T00:00:00.000Z");
    expect(await sendQuery(lake, null, "*[0]._id")).toBe(401);
  });

  it("is public if its options say so, and gives a token the role that is asked for", async () => {
    using lake = createContentLake({ memory: true, access: "public", documents: [page("a")] });
    expect(await sendQuery(lake, null, "*[0]._id")).toBe("a");
    const { server, client } = await serve(lake, "viewer");
    await expect(client.create(page("b"))).rejects.toThrow(/role "viewer" lacks the permission/);
    await server.close();
  });

  it("runs a hundred times in one process, and no lake sees another's documents or tokens", async () => {
    const lakes = numbered(100).map((id) =>
      createContentLake({ memory: true, documents: [page(id)] }),
    );
    const tokens = lakes.map((lake) => lake.createToken());
    const found = await Promise.all(
      lakes.map((lake, n) => sendQuery(lake, tokens[n] ?? "", "*._id")),
    );
    expect(found).toEqual(numbered(100).map((id) => [id]));
    const foreign = lakes.map((lake, n) => sendQuery(lake, tokens.at(n - 1) ?? "", "1"));
    expect(new Set(await Promise.all(foreign))).toEqual(new Set([401]));
    for (const lake of lakes) lake.close();
  });

  it("stores uploads in a temporary folder, which close deletes", async () => {
    const before = temporaryFolders();
    const lake = createContentLake({ memory: true });
    const { server, client } = await serve(lake, "editor");
    const dot = { create: { width: 2, height: 2, channels: 3, background: "red" } } as const;
    const { url } = await client.assets.upload("image", await sharp(dot).png().toBuffer());
    expect((await fetch(url)).headers.get("content-type")).toBe("image/png");
    const own = temporaryFolders().filter((name) => !before.includes(name));
    expect(own).toHaveLength(1);
    await server.close();
    lake.close();
    expect(() => lake.close()).not.toThrow();
    expect(existsSync(`${tmpdir()}/${own[0]}`)).toBe(false);
    await expect(fetch(server.url)).rejects.toThrow(/fetch failed/);
  });

  it("leaves nothing behind if a document of its seed is invalid", () => {
    const before = temporaryFolders();
    const documents = [page("a", { to: { _type: "reference", _ref: "missing" } })];
    expect(() => createContentLake({ memory: true, documents })).toThrow(/missing/);
    expect(temporaryFolders()).toEqual(before);
  });

  it("needs either memory or a folder", () => {
    expect(() => createContentLake({})).toThrow(/dataDir/);
    expect(() => createContentLake({ memory: true, dataDir: tmpdir() })).toThrow(/memory/);
  });

  it("can be collected by the garbage collector after it is closed", async () => {
    const closed: WeakRef<ContentLake>[] = [];
    const openAndClose = async () => {
      const lake = createContentLake({ memory: true, documents: [page("a")] });
      expect(await sendQuery(lake, lake.createToken(), "*[0]._id")).toBe("a");
      const server = await listen(lake);
      await fetch(server.url);
      await server.close();
      lake.close();
      closed.push(new WeakRef(lake));
    };
    for (let n = 0; n < 20; n += 1) await openAndClose();
    await vi.waitFor(() => {
      collectGarbage();
      expect(closed.filter((lake) => lake.deref() !== undefined)).toEqual([]);
    }, 20_000);
  });
});
