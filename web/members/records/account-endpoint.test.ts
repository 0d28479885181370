import { expect, test } from "vitest";
import type { StoredPicture } from "../../content/members/picture-documents.server.ts";
import { readBytes } from "../../content/outbound/read-body.ts";
import { UnreadableFile } from "../../content/files/run-program.ts";
import { member } from "../member.fixture.ts";
import { createAccountEndpoint } from "./account-endpoint.ts";

const site = "https://nightlight.test";
const client = "203.0.113.7";

type Redraw = (bytes: Uint8Array) => Promise<Buffer | null>;
const unchanged: Redraw = async (bytes) => Buffer.from(bytes);

/** Opens the endpoint for a member. */
function open({ isGuest = false, redraw = unchanged, isStored = true } = {}) {
  const events: object[] = [];
  const clock = { time: 0 };
  const pictures = new Map<string, StoredPicture>();
  const sessionOf = (uid: string) => ({
    member: member({ uid, isGuest }),
    signIn: { hashes: ["here"], until: 1 },
  });
  type Session = ReturnType<typeof sessionOf> | "unverified" | null;
  const state: { session: Session } = { session: sessionOf("uid-1") };
  const become = (uid: string) => void (state.session = sessionOf(uid));
  const stored: ReturnType<Parameters<typeof createAccountEndpoint>[0]["stored"]> = {
    devices: {
      record: async () => {},
      recordMissing: async () => {},
      list: async () => [],
      end: async (_, id) => id === "phone",
    },
    pictures: {
      read: async (of) => pictures.get(of.uid) ?? null,
      store: async (of, picture) => void pictures.set(of.uid, picture),
      delete: async (of) => void pictures.delete(of.uid),
    },
  };
  const endpoint = createAccountEndpoint({
    findSession: async () => state.session,
    stored: () => (isStored ? stored : null),
    data: async (of) => ({ account: { id: of.uid } }),
    readBytes: (request, max, memory) => readBytes(request.body, max, memory),
    redraw,
    site: () => site,
    now: () => clock.time,
    logSecurity: (event, fields) => events.push({ event, ...fields }),
    onError: () => {},
  });
  return { ...endpoint, events, clock, pictures, state, become };
}

const request = (
  method: string,
  path: string,
  more: Record<string, string> = {},
  body?: string | ReadableStream,
) =>
  new Request(`${site}/api/session/${path}`, {
    method,
    headers: { "x-forwarded-for": client, "sec-fetch-site": "same-origin", origin: site, ...more },
    ...(body === undefined ? {} : { body, duplex: "half" }),
  });
const upload = (body: string | ReadableStream = "a picture", more = {}) =>
  request("POST", "picture", more, body);
/** Uploads a picture from another client. Returns the response's status. */
const from = async (
  n: number,
  { storePicture }: ReturnType<typeof open>,
  body: string | ReadableStream = "a picture",
) => (await storePicture(upload(body, { "x-forwarded-for": `203.0.113.${n}` }))).status;

test("[AUTH-12] stores a redrawn picture, returns it to its member alone, and deletes it", async () => {
  const endpoint = open();
  expect(await (await endpoint.picture(request("GET", "picture"))).json()).toBeNull();
  expect((await endpoint.storePicture(upload())).status).toBe(200);
  const picture = await endpoint.picture(request("GET", "picture"));
  expect(await picture.text()).toBe("a picture");
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
  await endpoint.deletePicture(request("DELETE", "picture"));
  expect(endpoint.pictures.size).toBe(0);
});

test.each([
  ["from a guest", { isGuest: true }, 403],
  ["that is no picture", { redraw: async () => null }, 415],
  ["that takes too long to decode", { redraw: () => Promise.reject(new UnreadableFile("x")) }, 415],
  ["that stays large", { redraw: async () => Buffer.alloc(200_000) }, 415],
  ["on a site that can't store it", { isStored: false }, 404],
])("[AUTH-12] refuses a picture %s", async (_what, over, status) => {
  const { storePicture, pictures } = open(over);
  expect((await storePicture(upload())).status).toBe(status);
  expect(pictures.size).toBe(0);
});

test("[AUTH-12][SEC-5] limits a member's uploads in an hour, and those of a client's members together", async () => {
  const endpoint = open();
  const { storePicture, clock, become } = endpoint;
  for (let n = 0; n < 10; n += 1) expect((await storePicture(upload())).status).toBe(200);
  const refused = await storePicture(upload());
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
  // Refused uploads of one member leave the uploads of others alone.
  for (let n = 0; n < 1_000; n += 1) await storePicture(upload());
  become("uid-2");
  expect(await from(8, endpoint)).toBe(200);
  const statuses: number[] = [];
  for (let n = 3; n < 63; n += 1) {
    become(`uid-${n}`);
    statuses.push((await storePicture(upload())).status);
  }
  expect(statuses).toContain(429);
  expect(await from(8, endpoint)).toBe(200);
  clock.time = 3_600_000;
  expect((await storePicture(upload())).status).toBe(200);
});

test("[AUTH-12][SEC-5] uploads that wait hold a bounded number of bytes, and give them back", async () => {
  const turn = Promise.withResolvers<void>();
  const endpoint = open({ redraw: () => turn.promise.then(() => Buffer.from("small")) });
  const large = "x".repeat(5_000_000);
  const uploads = [1, 2, 3, 4, 5, 6].map((n) => from(n, endpoint, large));
  expect(await Promise.all(uploads.slice(4))).toEqual([429, 429]);
  turn.resolve();
  expect(await Promise.all(uploads.slice(0, 4))).toEqual([200, 200, 200, 200]);
  expect(await from(7, endpoint, large)).toBe(200);
});

test("[AUTH-12][SEC-5] slow uploads of a few clients give their memory to another client's", async () => {
  const endpoint = open({ redraw: async () => Buffer.from("small") });
  const slow = [1, 2, 3].map((n) => {
    const { promise: isWaiting, resolve: wait } = Promise.withResolvers<void>();
    let isSent = false;
    const pull = (controller: ReadableStreamDefaultController) => {
      if (isSent) return wait();
      isSent = true;
      controller.enqueue(new Uint8Array(7_900_000));
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    return { isWaiting, status: from(n, endpoint, body) };
  });
  for (const { isWaiting } of slow) await isWaiting;
  expect(await from(4, endpoint, "x".repeat(1_000_000))).toBe(200);
  expect(await slow[0]?.status).toBe(429);
  // A picture that turns out to be too long is refused.
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(5_000_000)),
  });
  expect(await from(5, endpoint, endless)).toBe(413);
});

test("[AUTH-12] a site that stores nothing refuses no account page's readings, and logs none", async () => {
  const { devices, picture, events } = open({ isStored: false });
  expect((await devices(request("GET", "devices"))).status).toBe(204);
  expect((await picture(request("GET", "picture"))).status).toBe(204);
  expect(events).toEqual([]);
});

test("[AUTH-12] returns the member's data as a file, ends a device of the member and no other, and logs both", async () => {
  const { data, endDevice, events } = open();
  const response = await data(request("GET", "data"));
  expect(await response.json()).toEqual({ account: { id: "uid-1" } });
  const file = 'attachment; filename="account-data.json"';
  expect(response.headers.get("content-disposition")).toBe(file);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect((await endDevice(request("DELETE", "devices?id=phone"))).status).toBe(200);
  const logged = ["account.exported", "session.endedElsewhere"];
  expect(events).toEqual(logged.map((event) => ({ event, account: "uid-1", client })));
  expect((await endDevice(request("DELETE", "devices?id=theirs"))).status).toBe(404);
});

test("[AUTH-12] refuses visitors, unverified sessions and pages of other sites", async () => {
  const endpoint = open();
  const send = (headers = {}) => [
    endpoint.data(request("GET", "data", headers)),
    endpoint.devices(request("GET", "devices", headers)),
    endpoint.endDevice(request("DELETE", "devices?id=phone", headers)),
    endpoint.storePicture(upload("a", headers)),
    endpoint.picture(request("GET", "picture", headers)),
    endpoint.deletePicture(request("DELETE", "picture", headers)),
  ];
  const statuses = async (headers = {}) =>
    new Set((await Promise.all(send(headers))).map(({ status }) => status));
  expect(await statuses({ origin: "https://evil.test", "sec-fetch-site": "cross-site" })).toEqual(
    new Set([403]),
  );
  endpoint.state.session = "unverified";
  expect(await statuses()).toEqual(new Set([503]));
  endpoint.state.session = null;
  expect(await statuses()).toEqual(new Set([401]));
});
