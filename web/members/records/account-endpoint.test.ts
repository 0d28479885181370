import { expect, test } from "vitest";
import type { StoredPicture } from "../../content/members/picture-documents.server.ts";
import { readBytes } from "../../content/outbound/read-body.ts";
import { UnreadableFile } from "../../content/files/run-program.ts";
import { member } from "../member.fixture.ts";
import { createAccountEndpoint } from "./account-endpoint.ts";

const site = "https://nightlight.test";
const client = "203.0.113.7";

type Over = {
  uid?: string;
  isGuest?: boolean;
  redraw?: (bytes: Uint8Array) => Promise<Buffer | null>;
};

/** Opens the endpoint for a member. */
function open({ uid = "uid-1", isGuest = false, redraw }: Over = {}, isStored = true) {
  const events: object[] = [];
  const clock = { time: 0 };
  const pictures = new Map<string, StoredPicture>();
  const session = { member: member({ uid, isGuest }), signIn: { hashes: ["here"], until: 1 } };
  const state: { session: typeof session | "unverified" | null } = { session };
  const endpoint = createAccountEndpoint({
    findSession: async () => state.session,
    stored: () =>
      isStored
        ? {
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
          }
        : null,
    data: async (of) => ({ account: { id: of.uid } }),
    readBytes: (request, max, memory) => readBytes(request.body, max, memory),
    redraw: redraw ?? (async (bytes) => Buffer.from(bytes)),
    site: () => site,
    now: () => clock.time,
    logSecurity: (event, fields) => events.push({ event, ...fields }),
    onTrouble: () => {},
  });
  return { ...endpoint, events, clock, pictures, state };
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
  ["from a guest", open({ isGuest: true }), 403],
  ["that is no picture", open({ redraw: async () => null }), 415],
  [
    "that takes too long to decode",
    open({ redraw: () => Promise.reject(new UnreadableFile("Too much.")) }),
    415,
  ],
  ["that stays large", open({ redraw: async () => Buffer.alloc(200_000) }), 415],
  ["on a site that can't store it", open({}, false), 404],
] as const)("[AUTH-12] refuses a picture %s", async (_what, endpoint, status) => {
  expect((await endpoint.storePicture(upload())).status).toBe(status);
  expect(endpoint.pictures.size).toBe(0);
});

test("[AUTH-12][SEC-5] limits a member's uploads in an hour, and those of a client's members together", async () => {
  const { storePicture, clock, state } = open();
  for (let n = 0; n < 10; n += 1) expect((await storePicture(upload())).status).toBe(200);
  const refused = await storePicture(upload());
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
  const become = (uid: string) => {
    if (state.session !== null && state.session !== "unverified") state.session.member.uid = uid;
  };
  const statuses: number[] = [];
  for (let n = 0; n < 60; n += 1) {
    become(`uid-${n + 2}`);
    statuses.push((await storePicture(upload())).status);
  }
  expect(statuses).toContain(429);
  expect((await storePicture(upload("b", { "x-forwarded-for": "203.0.113.8" }))).status).toBe(200);
  clock.time = 3_600_000;
  expect((await storePicture(upload())).status).toBe(200);
});

test("[AUTH-12][SEC-5] refused uploads of one member leave the uploads of others alone", async () => {
  const { storePicture, state } = open();
  for (let n = 0; n < 1_000; n += 1) await storePicture(upload());
  if (state.session !== null && state.session !== "unverified") state.session.member.uid = "uid-2";
  expect((await storePicture(upload("b", { "x-forwarded-for": "203.0.113.8" }))).status).toBe(200);
});

test("[AUTH-12][SEC-5] uploads that wait hold a bounded number of bytes, and give them back", async () => {
  const turn = Promise.withResolvers<void>();
  const { storePicture } = open({ redraw: () => turn.promise.then(() => Buffer.from("small")) });
  const large = "x".repeat(5_000_000);
  const from = async (n: number) =>
    (await storePicture(upload(large, { "x-forwarded-for": `203.0.113.${n}` }))).status;
  const [first, second, third, fourth, ...others] = [1, 2, 3, 4, 5, 6].map(from);
  expect(await Promise.all(others)).toEqual([429, 429]);
  turn.resolve();
  expect(await Promise.all([first, second, third, fourth])).toEqual([200, 200, 200, 200]);
  expect(await from(7)).toBe(200);
});

test("[AUTH-12][SEC-5] slow uploads of a few clients give their memory to another client's", async () => {
  const { storePicture } = open({ redraw: async () => Buffer.from("small") });
  const from = async (n: number, body: ReadableStream | string) =>
    (await storePicture(upload(body, { "x-forwarded-for": `203.0.113.${n}` }))).status;
  const slow = [1, 2, 3].map((n) => {
    const { promise: isWaiting, resolve: wait } = Promise.withResolvers<void>();
    let isSent = false;
    const body = new ReadableStream(
      {
        pull(controller) {
          if (isSent) return wait();
          isSent = true;
          controller.enqueue(new Uint8Array(7_900_000));
        },
      },
      { highWaterMark: 0 },
    );
    return { isWaiting, status: from(n, body) };
  });
  for (const { isWaiting } of slow) await isWaiting;
  expect(await from(4, "x".repeat(1_000_000))).toBe(200);
  expect(await slow[0]?.status).toBe(429);
});

test("[AUTH-12][SEC-5] refuses a picture that turns out to be too long", async () => {
  const { storePicture } = open();
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(5_000_000)),
  });
  expect((await storePicture(upload(endless))).status).toBe(413);
});

test("[AUTH-12] a site that stores nothing refuses no account page's readings, and logs none", async () => {
  const { devices, picture, events } = open({}, false);
  const responses = [
    await devices(request("GET", "devices")),
    await picture(request("GET", "picture")),
  ];
  expect(responses.map(({ status }) => status)).toEqual([204, 204]);
  expect(events).toEqual([]);
});

test("[AUTH-12] returns the member's data as a file, and logs it", async () => {
  const { data, events } = open();
  const response = await data(request("GET", "data"));
  expect(await response.json()).toEqual({ account: { id: "uid-1" } });
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="account-data.json"',
  );
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(events).toEqual([{ event: "account.exported", account: "uid-1", client }]);
});

test("[AUTH-12] ends a device of the member, logs it, and knows no other", async () => {
  const { endDevice, events } = open();
  expect((await endDevice(request("DELETE", "devices?id=phone"))).status).toBe(200);
  expect(events).toEqual([{ event: "session.endedElsewhere", account: "uid-1", client }]);
  expect((await endDevice(request("DELETE", "devices?id=theirs"))).status).toBe(404);
});

test("[AUTH-12] refuses visitors, unverified sessions and pages of other sites", async () => {
  const endpoint = open();
  const all = [
    () => endpoint.data(request("GET", "data")),
    () => endpoint.devices(request("GET", "devices")),
    () => endpoint.endDevice(request("DELETE", "devices?id=phone")),
    () => endpoint.picture(request("GET", "picture")),
    () => endpoint.storePicture(upload()),
    () => endpoint.deletePicture(request("DELETE", "picture")),
  ];
  const statuses = async () =>
    new Set(await Promise.all(all.map(async (send) => (await send()).status)));
  endpoint.state.session = "unverified";
  expect(await statuses()).toEqual(new Set([503]));
  endpoint.state.session = null;
  expect(await statuses()).toEqual(new Set([401]));
  const elsewhere = { origin: "https://evil.test", "sec-fetch-site": "cross-site" };
  expect((await endpoint.data(request("GET", "data", elsewhere))).status).toBe(403);
  expect((await endpoint.devices(request("GET", "devices", elsewhere))).status).toBe(403);
  const device = "devices?id=phone";
  expect((await endpoint.endDevice(request("DELETE", device, elsewhere))).status).toBe(403);
  expect((await endpoint.storePicture(upload("a", elsewhere))).status).toBe(403);
});
