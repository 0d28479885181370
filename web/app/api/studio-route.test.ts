import { afterAll, expect, test, vi } from "vitest";
import * as z from "zod";
import {
  editorsSecret,
  openContentDouble,
  studioOrigin,
  studioRequest,
} from "../../editors/draft/content-double.fixture.ts";
import { createStudioRoute } from "./studio-route.ts";

vi.mock("server-only", () => ({}));

const content = await openContentDouble();
content.members.set("pAda", "editor").set("pReader", "viewer");
afterAll(() => content.close());

const hash = "0a".repeat(20);

/** Creates a route that allows three requests a minute. */
const route = () =>
  createStudioRoute({
    about: "tests",
    perMinute: 3,
    question: z.object({}),
    reply: async () => ({ status: 200, body: { answered: true } }),
  });

const statusOf = async (
  get: (request: Request) => Promise<Response>,
  secret: string,
  more: Parameters<typeof studioRequest>[2] = {},
) => (await get(studioRequest("/api/x", { secret }, more))).status;

test("[SEC-1] returns 200 to an editor whose secret is in the dataset", async () => {
  const response = await route()(studioRequest("/api/x", { secret: editorsSecret }));
  expect(await response.json()).toEqual({ answered: true });
  expect(response.headers.get("access-control-allow-origin")).toBe(studioOrigin);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

const unknown = "a-secret-that-nobody-stored";

test("[SEC-1] returns 401 when a request has the studio's origin but no secret", async () => {
  for (const secret of ["", unknown]) expect(await statusOf(route(), secret)).toBe(401);
});

test.each([
  ["film", () => import("./film/route.ts"), { address: "https://vimeo.com/76979871" }],
  ["animation/check", () => import("./animation/check/route.ts"), { file: `file-${hash}-json` }],
  ["typefaces/check", () => import("./typefaces/check/route.ts"), { file: `file-${hash}-woff2` }],
  ["accounts", () => import("./accounts/route.ts"), {}],
  ["interface-texts", () => import("./interface-texts/route.ts"), {}],
  ["default-texts", () => import("./default-texts/route.ts"), { language: "en" }],
])(
  "[SEC-1] %s returns 401 and requests nothing when the secret is unknown",
  async (path, load, query) => {
    const { GET } = await load();
    const before = content.requestedPaths.length;
    const asked = studioRequest(`/api/${path}`, { ...query, secret: unknown });
    expect((await GET(asked)).status).toBe(401);
    const requested = content.requestedPaths.slice(before);
    expect(requested.filter((each) => !each.includes("/data/query/"))).toEqual([]);
  },
);

test.each(["https://elsewhere.example", "https://site.example", null])(
  "[SEC-1] returns 403 to the origin %s even with a valid secret",
  async (origin) => expect(await statusOf(route(), editorsSecret, { origin })).toBe(403),
);

test("[SEC-1] returns 401 when the secret's user is not a project member or only has read access", async () => {
  for (const user of ["pStranger", "pReader"]) {
    content.add(`secret-of-the-user-${user}`, user);
    expect(await statusOf(route(), `secret-of-the-user-${user}`)).toBe(401);
  }
});

test.each([
  ["that somebody else than its user stored", "forged", { authors: ["pEditor"] }],
  ["that somebody else than its user changed", "changed", { authors: ["pAda", "pEditor"] }],
  ["older than an hour", "old", { updatedAt: new Date(Date.now() - 3_601_000).toISOString() }],
])("[SEC-1] returns 401 for a secret %s", async (_what, name, more) => {
  const secret = `stored-secret-${name}`;
  const updatedAt = new Date().toISOString();
  content.secrets.set(`drafts.${name}`, { userId: "pAda", updatedAt, secret, ...more });
  expect(await statusOf(route(), secret)).toBe(401);
});

test("[SEC-1] counts questions for each editor, and limits them separately", async () => {
  content.add("c2VjcmV0LW9mLWFkYS10aGUtZWRpdG9y", "pAda");
  const get = route();
  const statuses: number[] = [];
  for (let asked = 0; asked < 4; asked += 1) statuses.push(await statusOf(get, editorsSecret));
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await statusOf(get, "c2VjcmV0LW9mLWFkYS10aGUtZWRpdG9y")).toBe(200);
});

test("[SEC-1] stops looking up the secrets of a client that guesses, and still answers editors", async () => {
  const get = route();
  const client = "198.51.100.9";
  const guess = (number: number) => statusOf(get, `guessed-secret-number-${number}`, { client });
  const statuses: number[] = [];
  for (let number = 0; number < 61; number += 1) statuses.push(await guess(number));
  expect(statuses.at(-1)).toBe(429);
  const lookedUp = content.requestedPaths.length;
  expect(await guess(62)).toBe(429);
  expect(content.requestedPaths).toHaveLength(lookedUp);
  expect(await statusOf(get, editorsSecret, { client })).toBe(200);
});
