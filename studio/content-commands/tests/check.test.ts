import { rmSync } from "node:fs";
import { join } from "node:path";
import { type SanityClient } from "@sanity/client";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import {
  newFolder,
  serveLakeProcess,
  tokenFor,
  type ServedLake,
} from "../../content-lake/tests/support/served-lake.ts";
import { runCommand } from "./support/run-command.ts";
import { clientAt } from "../../content-lake/tests/support/client-at.ts";

let data = "";
let lake: ServedLake;
let client: SanityClient;
let where: string[];

beforeAll(async () => {
  data = newFolder();
  lake = await serveLakeProcess(data);
  const token = await tokenFor(data, "administrator");
  where = ["--url", lake.url, "--token", token];
  client = clientAt(lake.url, token);
});
afterAll(async () => {
  await lake.end("SIGTERM");
  rmSync(data, { recursive: true, force: true });
});
afterEach(() => client.delete({ query: "*" }));

const text = (key: string, words: string) => ({
  _key: key,
  _type: "textBlock",
  version: 1,
  body: [
    {
      _key: "p",
      _type: "block",
      style: "normal",
      markDefs: [],
      children: [{ _key: "s", _type: "span", text: words, marks: [] }],
    },
  ],
});

const page = (id: string, slug: string, blocks: unknown[] = []) => ({
  _id: id,
  _type: "page",
  language: "en",
  title: "A page",
  slug: { _type: "slug", current: slug },
  blocks,
});

it("reports no problem in a valid dataset", async () => {
  await client.create(page("a", "a", [text("t", "Words")]));
  expect(await runCommand("check", ...where)).toEqual({
    code: 0,
    stdout:
      "  check: 1 documents, 0 problems in published ones, 0 in drafts and releases; 0 have types that the site doesn't read\n",
    stderr: "",
  });
});

it("names the document and path of invalid content, also in columns and gates", async () => {
  const gate = {
    _key: "g",
    _type: "signInGate",
    heading: "Members",
    rules: {},
    blocks: [{ _key: "x", _type: "poster" }],
  };
  const columns = { _key: "c", _type: "columns", start: [{ _key: "y", _type: "poster" }] };
  await client.create(page("a", "a", [{ ...text("t", "Words"), version: 9 }, columns, gate]));
  await client.create(page("b", "a"));
  await client.create({ ...page("c", "No Slug"), title: "" });
  await client.create({ _id: "r", _type: "redirect", from: "no path" });
  await client.create({ _id: "siteSettings", _type: "siteSettings", name: 5 });
  const texts = [{ _key: "site.menu", key: "site.menu", text: " " }];
  const stored = { _id: "interfaceTexts-en", _type: "interfaceTexts", language: "en", texts };
  await client.create(stored);
  const { code, stdout } = await runCommand("check", ...where);
  const lines = stdout.split("\n");
  expect(lines).toContain('  a blocks[_key=="t"]: is from a newer version of the site');
  expect(lines).toContain('  a blocks[_key=="c"].start[_key=="y"]: has the unknown type "poster"');
  expect(lines).toContain('  a blocks[_key=="g"].blocks[_key=="x"]: has the unknown type "poster"');
  expect(lines).toContain('  b slug: is also the slug of "a"');
  expect(lines).toContain("  c title: Enter a title for the page.");
  expect(stdout).toMatch(/^ {2}c slug: /m);
  expect(stdout).toMatch(/^ {2}r from: /m);
  expect(stdout).toMatch(/^ {2}siteSettings name: /m);
  expect(stdout).toContain("Enter a text, or reset it to use the default text.");
  expect(code).toBe(1);
});

it("reports list items without a unique key and assets without a file", async () => {
  const asset = await client.assets.upload("file", Buffer.from("notes"), { filename: "a.txt" });
  rmSync(join(data, "assets/production/files", `${asset.sha1hash}.txt`));
  await client.create({ _id: "m", _type: "memo", list: [{ a: 1 }, { _key: "k" }, { _key: "k" }] });
  const { code, stdout } = await runCommand("check", ...where);
  const lines = stdout.split("\n");
  expect(lines).toContain("  m list[0]: has no _key");
  expect(lines).toContain('  m list[2]: has the same _key "k" as another entry');
  expect(lines).toContain(`  ${asset._id} path: has no file (HTTP 404)`);
  expect(stdout).toContain("1 have types that the site doesn't read");
  expect(code).toBe(1);
});

it("prints the problems of a draft without failing", async () => {
  await client.create(page("drafts.a", "a", [{ _key: "x", _type: "poster" }]));
  const { code, stdout } = await runCommand("check", ...where);
  expect(stdout).toContain('  drafts.a blocks[_key=="x"]: has the unknown type "poster"\n');
  expect(stdout).toContain("0 problems in published ones, 1 in drafts and releases");
  expect(code).toBe(0);
});
