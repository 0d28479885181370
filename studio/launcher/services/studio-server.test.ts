import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { writeStudio } from "./studio-server.ts";
import { serveStudio } from "./studio-server.ts";

const port = 3349;
const folder = mkdtempSync(join(tmpdir(), "marquee-studio-"));
let server: Awaited<ReturnType<typeof serveStudio>>;

beforeAll(async () => {
  mkdirSync(join(folder, "static/sample-sites"), { recursive: true });
  const files = {
    "index.html": "<html><head><script>\nlet a = 1;\n</script><p>studio</p>",
    "static/app-Ab12Cd34.js": "export {};",
    "static/sample-sites/line-up-phone.webp": "RIFF",
    ".marquee-stamp": "stamp",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const friends = ["http://localhost:3400"];
  const settings = { SANITY_STUDIO_PROJECT_ID: "</script>" };
  server = await serveStudio({ folder, port, friends, settings });
});
afterAll(() => server.stop());

/** Sends a request with a host name, which `fetch` can't do. */
async function get(path: string, host = `localhost:${port}`, at = port) {
  const outgoing = request({ host: "localhost", port: at, path, headers: { host } }).end();
  const [response]: IncomingMessage[] = await once(outgoing, "response");
  if (!response) throw new Error("The server did not respond.");
  const { statusCode: status, headers } = response;
  return { status, headers, body: await text(response) };
}

test("serves the studio's page at any path, with dots too, but not in place of a missing script", async () => {
  const { status, body } = await get("/structure/page;drafts.1f2e");
  expect([status, body.includes("<p>studio</p>")]).toEqual([200, true]);
  expect((await get("/static/gone-Ab12Cd34.js")).status).toBe(404);
});

test("[PROD-1] serves the settings in a script that the page loads first", async () => {
  const { headers, body } = await get("/studio-settings.js");
  const values = '{"SANITY_STUDIO_PROJECT_ID":"\\u003c/script>"}';
  expect(body).toBe(`globalThis.marqueeStudioSettings=${values};`);
  const type = "text/javascript; charset=utf-8";
  expect(headers).toMatchObject({ "content-type": type, "cache-control": "no-cache" });
  expect((await get("/index.html")).body).toMatch(
    /^<html><head><script src="\/studio-settings.js"><\/script>/,
  );
});

test("[SEC-3] rejects a request for another host name", async () => {
  const { status, body } = await get("/", "evil.example:3349");
  expect([status, body]).toEqual([421, `Open the studio at http://localhost:${port}.\n`]);
});

test("[SEC-4] allows only own scripts in the CSP, and the inline one by its hash", async () => {
  const policy = String((await get("/")).headers["content-security-policy"]);
  const hash = "sha256-wCpX6PRaV2tYabHPuD0EVrhGyeiYQpOhQOJ8OhOtDwA=";
  expect(policy).toContain(`script-src 'self' '${hash}'`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("connect-src 'self' http://localhost:3400 ws://localhost:3400;");
});

test("caches hashed files permanently, and revalidates the page and the sample sites", async () => {
  const cachingOf = async (path: string) => (await get(path)).headers["cache-control"];
  expect(await cachingOf("/static/app-Ab12Cd34.js")).toContain("immutable");
  expect(await cachingOf("/")).toBe("no-cache");
  expect(await cachingOf("/static/sample-sites/line-up-phone.webp")).toBe("no-cache");
});

test("[SEC-3] does not serve hidden files", async () => {
  expect((await get("/.marquee-stamp")).body).not.toContain("stamp");
});

test("[PROD-1] serves further host names, and names the first in a refusal", async () => {
  const options = { folder, port: 3350, friends: [], settings: {} };
  const further = await serveStudio({ ...options, hosts: ["studio.example.org"] });
  onTestFinished(further.stop);
  const getAt = (host: string) => get("/", host, 3350);
  expect((await getAt("studio.example.org")).status).toBe(200);
  expect((await getAt("localhost:3350")).status).toBe(421);
  const { body } = await getAt("evil.example");
  expect(body).toBe("Open the studio at http://studio.example.org.\n");
});

test("[PROD-1] writes the studio with its settings to a folder for any web server", () => {
  const target = join(mkdtempSync(join(tmpdir(), "marquee-static-")), "studio");
  const settings = { SANITY_STUDIO_DATASET: "quay" };
  const options = { folder, friends: ["https://lake.example"], settings };
  writeStudio(options, target);
  const read = (file: string) => readFileSync(join(target, file), "utf8");
  const page = read("index.html");
  // The policy must precede every script that it restricts.
  expect(page).toMatch(
    /^<html><head><meta http-equiv="content-security-policy" content="[^"]+"><script src="\/studio-settings.js"><\/script>/,
  );
  expect(page).toContain("connect-src 'self' https://lake.example wss://lake.example;");
  expect(page).not.toContain("frame-ancestors");
  const script = 'globalThis.marqueeStudioSettings={"SANITY_STUDIO_DATASET":"quay"};';
  expect(read("studio-settings.js")).toBe(script);
  expect(read("static/app-Ab12Cd34.js")).toBe("export {};");
  expect(existsSync(join(target, ".marquee-stamp"))).toBe(false);
  expect(() => writeStudio(options, target)).toThrow(`${target} contains files`);
});
