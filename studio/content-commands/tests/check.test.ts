import { rmSync } from "node:fs";
import { join } from "node:path";
import type { SanityDocumentStub } from "@sanity/client";
import { afterEach, expect, it } from "vitest";
import { useLake } from "./support/run-command.ts";

const { client, folder, run } = useLake();
afterEach(() => client().delete({ query: "*" }));

const span = { _key: "s", _type: "span", text: "Words", marks: [] };
const paragraph = { _key: "p", _type: "block", style: "normal", markDefs: [], children: [span] };
const text = { _key: "t", _type: "textBlock", version: 1, body: [paragraph] };
const poster = (_key: string) => ({ _key, _type: "poster" });
const page = (id: string, slug: string, blocks: unknown[] = []) => ({
  _id: id,
  _type: "page",
  language: "en",
  title: "A page",
  slug: { _type: "slug", current: slug },
  blocks,
});

it("reports no problem in a valid dataset", async () => {
  await client().create(page("a", "a", [text]));
  expect(await run("check")).toEqual({
    code: 0,
    stdout:
      "  check: 1 documents, 0 problems in published ones, 0 in drafts and releases; 0 have types that the site doesn't read\n",
    stderr: "",
  });
});

it("names the document and path of invalid content, also in columns and gates", async () => {
  const gate = { _key: "g", _type: "signInGate", heading: "Members", rules: {} };
  const columns = { _key: "c", _type: "columns", start: [poster("y")] };
  const blocks = [{ ...text, version: 9 }, columns, { ...gate, blocks: [poster("x")] }];
  const texts = [{ _key: "site.menu", key: "site.menu", text: " " }];
  const stored: SanityDocumentStub[] = [
    page("a", "a", blocks),
    page("b", "a"),
    { ...page("c", "No Slug"), title: "" },
    { _id: "r", _type: "redirect", from: "no path" },
    { _id: "siteSettings", _type: "siteSettings", name: 5 },
    { _id: "interfaceTexts-en", _type: "interfaceTexts", language: "en", texts },
  ];
  for (const document of stored) await client().create(document);
  const { code, stdout } = await run("check");
  const lines = [
    '  a blocks[_key=="t"]: is from a newer version of the site',
    '  a blocks[_key=="c"].start[_key=="y"]: has the unknown type "poster"',
    '  a blocks[_key=="g"].blocks[_key=="x"]: has the unknown type "poster"',
    '  b slug: is also the slug of "a"',
    "  c title: Enter a title for the page.",
  ];
  expect(stdout.split("\n")).toEqual(expect.arrayContaining(lines));
  for (const field of ["c slug", "r from", "siteSettings name"])
    expect(stdout).toContain(`\n  ${field}: `);
  expect(stdout).toContain("Enter a text, or reset it to use the default text.");
  expect(code).toBe(1);
});

it("reports list items without a unique key and assets without a file", async () => {
  const asset = await client().assets.upload("file", Buffer.from("notes"), { filename: "a.txt" });
  rmSync(join(folder, "assets/production/files", `${asset.sha1hash}.txt`));
  const list = [{ a: 1 }, { _key: "k" }, { _key: "k" }];
  await client().create({ _id: "m", _type: "memo", list });
  const { code, stdout } = await run("check");
  const lines = [
    "  m list[0]: has no _key",
    '  m list[2]: has the same _key "k" as another entry',
    `  ${asset._id} path: has no file (HTTP 404)`,
  ];
  expect(stdout.split("\n")).toEqual(expect.arrayContaining(lines));
  expect(stdout).toContain("1 have types that the site doesn't read");
  expect(code).toBe(1);
});

it("prints the problems of a draft without failing", async () => {
  await client().create(page("drafts.a", "a", [poster("x")]));
  const { code, stdout } = await run("check");
  expect(stdout).toContain('  drafts.a blocks[_key=="x"]: has the unknown type "poster"\n');
  expect(stdout).toContain("0 problems in published ones, 1 in drafts and releases");
  expect(code).toBe(0);
});
