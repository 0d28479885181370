import { formFixture } from "../../schemas/documents/form/form.fixture.ts";
import { formShape } from "@marquee/schemas/contract";
import { expect, test, vi } from "vitest";
import type { NewFile, NewSubmission } from "../content/forms/store-submission.server.ts";
import { createFormLimits } from "./form-limits.ts";
import type { SentForm } from "./read-form-data.ts";
import { createReceiver, type ReceiveParts } from "./receive-form.ts";

const form = formShape.parse(formFixture);
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const sent = (more: Partial<SentForm["site"]> = {}, texts = {}, files = new Map()): SentForm => ({
  site: { page: "page-en", language: "en", nonce: "", proof: "solved", honeypot: "", ...more },
  texts: {
    name: ["Ada"],
    email: ["Ada@Example.org"],
    place: ["At the door"],
    consent: ["yes"],
    ...texts,
  },
  files,
});

function setUp(more: Partial<ReceiveParts> = {}) {
  const stored: NewSubmission[] = [];
  const storedFiles: NewFile[] = [];
  const receive = createReceiver({
    charge: createFormLimits(() => 0, null).charge,
    codeOfProof: async (proof) =>
      proof.startsWith("solved") ? proof.replace("solved", "code") : null,
    isNonce: (nonce) => nonce.startsWith("nonce"),
    submissionIdOf: (code) => `formSubmission.${code}`,
    readDelivery: async () => ({ recipients: ["a@b.org"], webhook: null, retentionDays: 2 }),
    store: async (submission, files) => {
      stored.push(submission);
      storedFiles.push(...files);
    },
    onUnstored: () => {},
    now: () => Date.parse("2031-01-01T00:00:00Z"),
    ...more,
  });
  return {
    stored,
    storedFiles,
    receive: (entry: SentForm, client = "client") =>
      receive(form, entry, { client, country: "GB" }),
  };
}

/** Sends forms one after another. Returns the kinds of their receipts. */
async function kindsOf(count: number, send: (index: number) => Promise<{ kind: string }>) {
  const kinds: string[] = [];
  for (let index = 0; index < count; index += 1) kinds.push((await send(index)).kind);
  return kinds;
}

test("[FORM-2] stores the answers with labels, the version of the consent, addresses and the end of retention", async () => {
  const { receive, stored } = setUp();
  expect(await receive(sent())).toEqual({ kind: "stored" });
  const [submission] = stored;
  expect(submission).toMatchObject({
    _id: "formSubmission.code",
    form: "form-fixture",
    addresses: ["ada@example.org"],
    deleteAt: "2031-01-03T00:00:00.000Z",
    deliveries: [{ _key: "email", state: "waiting" }],
  });
  const consent = submission?.answers.find(({ kind }) => kind === "consent");
  expect(consent?.version).toMatch(/^[0-9a-f]{16}$/);
  expect(submission?.answers.map(({ _key }) => _key)).not.toContain("evening");
});

test.each([
  ["the honeypot is filled in", sent({ honeypot: "x" }), "spam"],
  ["the proof is wrong", sent({ proof: "made up" }), "proof"],
  ["there is neither proof nor code", sent({ proof: "" }), "unconfirmed"],
  ["the code is made up", sent({ proof: "", nonce: "x" }), "unconfirmed"],
  ["an answer is missing", sent({}, { consent: [] }), "problems"],
])("[FORM-4] stores nothing when %s", async (_, entry, kind) => {
  const { receive, stored } = setUp();
  expect((await receive(entry)).kind).toBe(kind);
  expect(stored).toEqual([]);
});

test("[FORM-4][SEC-5] accepts few submissions without a proof from one client, and leaves those of others alone", async () => {
  const { receive, stored } = setUp();
  const send = (client: string) => receive(sent({ proof: "", nonce: "nonce" }), client);
  const kinds = await kindsOf(100, () => send("many"));
  expect(kinds.filter((kind) => kind === "busy")).toHaveLength(80);
  expect(stored).toHaveLength(20);
  expect(await send("other")).toEqual({ kind: "stored" });
});

test("[FORM-2] asks the visitor to send the form again when it can't be stored", async () => {
  const onUnstored = vi.fn<ReceiveParts["onUnstored"]>();
  const store = () => Promise.reject(new Error("down"));
  const { receive } = setUp({ store, onUnstored });
  expect(await receive(sent())).toEqual({ kind: "unavailable" });
  expect(onUnstored).toHaveBeenCalledOnce();
});

test("[FORM-1] checks files by their content, and stores them under a safe name", async () => {
  const { receive, stored } = setUp();
  const file = (bytes: Uint8Array, name: string) => new Map([["letter", [{ name, bytes }]]]);
  const markup = new TextEncoder().encode("<script>alert(1)</script>");
  const script = await receive(sent({}, {}, file(markup, "a.png")));
  expect(script).toMatchObject({ problems: new Map([["letter", { problem: "file" }]]) });
  const large = await receive(sent({}, {}, file(new Uint8Array(12_000_001), "a.png")));
  expect(large).toMatchObject({
    problems: new Map([["letter", { problem: "fileSize", limit: 12 }]]),
  });
  expect(await receive(sent({}, {}, file(png, "../../a\u0000b.exe")))).toEqual({ kind: "stored" });
  const letter = stored[0]?.answers.find(({ _key }) => _key === "letter");
  expect(letter?.values).toEqual(["ab.png"]);
  expect(letter?.file).toMatch(/^formFile\.[0-9a-f]{32}$/);
});

/** A PNG of this size, as a form sends it. */
function pngOf(size: number) {
  const bytes = new Uint8Array(size);
  bytes.set(png);
  return new Map([["letter", [{ name: "photo.png", bytes }]]]);
}

test("[FORM-5] stores a large photo in parts, each within the size of a request", async () => {
  const { receive, storedFiles } = setUp();
  expect(await receive(sent({}, {}, pngOf(5_000_001)))).toEqual({ kind: "stored" });
  const [first] = storedFiles;
  expect(storedFiles.map(({ _id, file, part }) => [_id, file, part])).toEqual([
    [first?._id, undefined, undefined],
    [`${first?._id}.1`, first?._id, 1],
    [`${first?._id}.2`, first?._id, 2],
  ]);
  const bytes = Buffer.concat(storedFiles.map(({ content }) => Buffer.from(content, "base64")));
  expect([bytes.length, bytes.subarray(0, 8)]).toEqual([5_000_001, Buffer.from(png)]);
  expect(Math.max(...storedFiles.map(({ content }) => content.length))).toBeLessThan(3_000_000);
});

test("[FORM-4][SEC-5] stores a limited number of bytes for one client in an hour", async () => {
  const { receive, stored, storedFiles } = setUp();
  const kinds = await kindsOf(20, (index) =>
    receive(sent({ proof: `solved ${index}` }, {}, pngOf(12_000_000))),
  );
  expect(kinds.slice(-3)).toEqual(["busy", "busy", "busy"]);
  expect(stored).toHaveLength(17);
  expect(storedFiles).toHaveLength(17 * 6);
  expect((await receive(sent())).kind).toBe("stored");
});

test("[FORM-4][SEC-5] a client's files in a day leave bytes for others, until all have stored theirs", async () => {
  let time = 0;
  const { charge } = createFormLimits(() => time, null);
  const store = vi.fn<ReceiveParts["store"]>(async () => {});
  const { receive } = setUp({ charge, store });
  let count = 0;
  // As much as an hour allows, so that few forms are needed.
  const send = async (client: string) => {
    count += 1;
    await charge("fileBytes", client, 190_000_000);
    await charge("dayFileBytes", client, 190_000_000);
    const entry = sent({ proof: `solved ${count}` }, {}, pngOf(10_000_000));
    return (await receive(entry, client)).kind;
  };
  const kinds: string[] = [];
  for (let hour = 0; hour < 4; hour += 1) {
    kinds.push(await send("many"));
    time += 60 * 60_000;
  }
  expect(kinds).toEqual(["stored", "stored", "busy", "busy"]);
  expect(await send("other")).toBe("stored");
  await charge("allFileBytes", "all", 1_000_000_000);
  expect(await send("another")).toBe("busy");
});

test("[FORM-4][SEC-5] counts only stored bytes and submissions", async () => {
  const { charge, take } = createFormLimits(() => 0, null);
  let isDown = true;
  const store: ReceiveParts["store"] = async (_submission, files) => {
    let count = 0;
    for (const _ of files) {
      count += 1;
      if (isDown && count > 1) throw new Error("down");
    }
  };
  const { receive } = setUp({ charge, store });
  const file = pngOf(4_000_000);
  const entry = sent({ proof: "", nonce: "nonce" }, {}, file);
  // One part of 2 MB is stored.
  expect(new Set(await kindsOf(30, () => receive(entry)))).toEqual(new Set(["unavailable"]));
  isDown = false;
  await charge("fileBytes", "client", 196_000_000);
  expect((await receive(entry)).kind).toBe("stored");
  expect((await receive(sent({ proof: "", nonce: "nonce 2" }, {}, file))).kind).toBe("busy");
  // The refused form took nothing from what all forms may send without a proof.
  for (let count = 0; count < 59; count += 1) {
    expect(await take("unprovenForm", form._id)).toBe(0);
  }
  expect(await take("unprovenForm", form._id)).toBeGreaterThan(0);
});

test("[FORM-4] a form that is sent again doesn't count its files again", async () => {
  const { charge } = createFormLimits(() => 0, null);
  const { receive } = setUp({ charge });
  await charge("fileBytes", "client", 195_000_000);
  const entry = sent({}, {}, pngOf(4_000_000));
  const receipts = [...(await Promise.all([receive(entry), receive(entry)])), await receive(entry)];
  expect(receipts.map(({ kind }) => kind)).toEqual(["stored", "stored", "stored"]);
  expect((await charge("fileBytes", "client", 1_000_000)).seconds).toBe(0);
  expect((await receive(entry)).kind).toBe("stored");
  expect((await receive(sent({ proof: "solved 2" }, {}, pngOf(9)))).kind).toBe("busy");
});

test("[FORM-4][SEC-5] a client whose limit is reached uses up nothing that all share, though nothing can be given back", async () => {
  const { charge } = createFormLimits(() => 0, null);
  const chargeForGood: typeof charge = async (...counted) => ({
    ...(await charge(...counted)),
    giveBack: async () => {},
  });
  const { receive } = setUp({ charge: chargeForGood });
  const entry = sent({ proof: "", nonce: "nonce" }, {}, pngOf(9));
  for (const client of ["a", "b", "c", "d"]) {
    await charge("fileBytes", client, 200_000_000);
    const kinds = await kindsOf(25, () => receive(entry, client));
    expect(new Set(kinds)).toEqual(new Set(["busy"]));
  }
  expect((await receive(entry, "other")).kind).toBe("stored");
});
