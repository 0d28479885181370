import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { decodeSignatureHeader, isValidSignature } from "@sanity/webhook";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callWebhook } from "../src/webhook/call-webhook.ts";
import { field, numbered, putPage, setUpTestLake } from "./support/set-up-lake.ts";

const secret = "made-up-secret-of-this-test";
const time = Date.parse("2026-11-21T12:00:00.000Z");
const everything = { _id: "content-lake", _type: "system.contentLake" };

const lake = setUpTestLake();
let receiver: Server;
let stop = (): void => undefined;
let received: unknown[];
/** The faults of all signatures; null for a valid one. */
let faults: (string | null)[];
let status = 200;

/** Starts the lake's calls. Resolves when the first one has arrived. */
async function start() {
  const url = `http://localhost:${Object(receiver.address()).port}/api/revalidate`;
  stop = callWebhook(lake.lake.lake, "production", { url, secret });
  await expect.poll(() => faults).toHaveLength(1);
}

/** Returns a check like those of sites: a signature is valid for five minutes, and once. */
function createSignatureCheck() {
  const accepted = new Set<string>();
  return async (header: string, body: string): Promise<string | null> => {
    if (accepted.has(header)) return "repeated";
    if (!(await isValidSignature(body, header, secret))) return "wrong";
    if (Math.abs(decodeSignatureHeader(header).timestamp - time) > 300_000) return "untimely";
    accepted.add(header);
    return null;
  };
}

beforeEach(async () => {
  [received, faults, status] = [[], [], 200];
  const check = createSignatureCheck();
  receiver = createServer((request, response) => {
    const receive = async () => {
      const body = await text(request);
      faults.push(await check(String(request.headers["sanity-webhook-signature"]), body));
      if (status === 200) received.push(JSON.parse(body));
      response.writeHead(status, { location: "/elsewhere" }).end();
    };
    void receive();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "localhost", resolve));
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "log").mockReturnValue();
});
afterEach(async () => {
  stop();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
  vi.restoreAllMocks();
});

const page = (id: string, title = "A page") => putPage(id, { title, slug: { current: id } });

async function tagsOfPage(slug: string): Promise<unknown[]> {
  const query = '*[_type == "page" && slug.current == $slug][0]';
  const path = "/v2025-02-19/data/query/production?perspective=published";
  const { body } = await lake.call(path, { body: { query, params: { slug } } });
  return [field(body, "syncTags")].flat();
}

test("[PROD-3] a publication calls the webhook, signed, with the tags of the pages that display it", async () => {
  await lake.mutate([page("home")]);
  await start();
  expect(received).toEqual([everything]);
  lake.pass(1);
  await lake.mutate([page("home", "A new title")]);
  await expect.poll(() => received).toHaveLength(2);
  const tags = await tagsOfPage("home");
  expect(tags.length).toBeGreaterThan(0);
  expect(field(received[1], "syncTags")).toEqual(expect.arrayContaining(tags));
  expect(faults).toEqual([null, null]);
});

test("[PROD-3] a change of a draft does not call the webhook, and one of very many documents expires everything", async () => {
  await start();
  await lake.mutate([page("drafts.home"), page("versions.summer.home")]);
  lake.pass(1);
  await lake.mutate([page("about")]);
  await expect.poll(() => received).toHaveLength(2);
  expect(field(received[1], "syncTags")).toContain((await tagsOfPage("about"))[0]);
  expect(JSON.stringify(received)).not.toContain("drafts");
  lake.pass(1);
  await lake.mutate(numbered(600).map((id) => page(id)));
  await expect.poll(() => received).toHaveLength(3);
  expect(received[2]).toEqual(everything);
});

test.for([500, 401, 302])(
  "[PROD-3] a call that is answered with %i is repeated with a new signature, and no change is lost",
  async (failing) => {
    status = failing;
    await start();
    await lake.mutate([page("one")]);
    await lake.mutate([page("two")]);
    lake.pass(1_000);
    status = 200;
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 5_000 });
    // The repeated call expires everything, and so both pages too.
    expect(received).toEqual([everything]);
    expect(faults).toEqual([null, null]);
    expect(console.error).toHaveBeenCalledTimes(1);
    expect(vi.mocked(console.error).mock.calls.join(" ")).not.toContain(secret);
  },
);

test("[PROD-3] tags of a failed call are sent again together with later ones", async () => {
  await start();
  status = 503;
  await lake.mutate([page("one")]);
  await expect.poll(() => faults).toHaveLength(2);
  await lake.mutate([page("two")]);
  lake.pass(1_000);
  status = 200;
  await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 5_000 });
  const tags = [...(await tagsOfPage("one")), ...(await tagsOfPage("two"))];
  expect(field(received[1], "syncTags")).toEqual(expect.arrayContaining(tags));
});

test("[PROD-3] a stopped lake calls nobody", async () => {
  await start();
  stop();
  await lake.mutate([page("home")]);
  lake.pass(1);
  await start();
  await lake.mutate([page("about")]);
  await expect.poll(() => received).toHaveLength(3);
  expect(field(received[2], "syncTags")).toContain((await tagsOfPage("about"))[0]);
});

test("[PROD-5] a call names the trace of the newest published change", async () => {
  let count = 0;
  lake.reopen({
    telemetry: {
      beginCommit: () => {
        count += 1;
        return { traceparent: `00-trace-${count}`, end: () => undefined };
      },
      countRequest: () => undefined,
      observeStreams: () => undefined,
      observeLake: () => undefined,
      stop: async () => undefined,
    },
  });
  await start();
  lake.pass(1);
  // All changes after the first one wait for the call about the first one.
  const ids = ["home", "about", "contact", "drafts.home"];
  await Promise.all(ids.map((id) => lake.mutate([page(id)])));
  lake.pass(1);
  await expect.poll(() => received).toHaveLength(3);
  expect(received.map((body) => field(body, "traceparent"))).toEqual([
    undefined,
    "00-trace-1",
    "00-trace-3",
  ]);
});
