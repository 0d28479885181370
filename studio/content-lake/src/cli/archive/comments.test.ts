import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createClient } from "@sanity/client";
import { sanityImport } from "@sanity/import";
import { pack } from "tar-stream";
import { expect, it } from "vitest";
import { createContentLake } from "../../content-lake.ts";
import { serveLake } from "../../server.ts";
import { commentsFile } from "./comments.ts";

it("[COMP-5] Sanity's own importer ignores the file of comments in an archive", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "comments-"));
  const lake = createContentLake({
    dataDir,
    now: () => new Date(),
    random: (bytes) => randomBytes(bytes),
  });
  const running = await serveLake(lake, 0);
  const createdAt = new Date().toISOString();
  const token = {
    kind: "token",
    label: "test",
    role: "editor",
    userId: "robot",
    createdAt,
  } as const;
  lake.lake.credentials.add("test-token", token);
  const client = createClient({
    apiHost: `http://localhost:${running.port}`,
    useProjectHostname: false,
    projectId: "marquee",
    dataset: "production",
    apiVersion: "2025-02-19",
    useCdn: false,
    token: "test-token",
  });
  const archive = pack();
  archive.entry({ name: "export/data.ndjson" }, '{"_id":"page","_type":"page"}\n');
  archive.entry({ name: `export/${commentsFile}` }, '{"_id":"c","_type":"comment"}\n');
  archive.finalize();
  try {
    const stream = Readable.from(archive);
    const { numDocs } = await sanityImport(stream, { client, operation: "createOrReplace" });
    expect(numDocs).toBe(1);
    expect(await client.fetch("*._id")).toEqual(["page"]);
  } finally {
    await running.stop();
    lake.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
