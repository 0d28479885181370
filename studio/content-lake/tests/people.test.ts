import { beforeEach, describe, expect, it } from "vitest";
import { hashPassword } from "../src/http/passwords.ts";
import {
  field,
  page,
  patchOf,
  setUpTestLake,
  studioOrigin,
  type TestCall,
} from "./support/set-up-lake.ts";
import { codeOf, navigation, redeemingBrowser, signInCalls } from "./support/sign-in-browser.ts";

const lake = setUpTestLake();

const ada = { id: "pAda", name: "Ada", email: "ada@example.com" };
const password = "correct horse battery";
// Hashed once for all tests, because hashing takes a fifth of a second.
const stored = await hashPassword(password);
const add = (more: { id?: string; password?: string } = {}) =>
  lake.addPerson("editor", { ...ada, ...more });

const providers = async (headers: Record<string, string> = {}) => {
  const { body } = await lake.call("/v1/auth/providers", { as: null, headers });
  const list = field(body, "providers");
  return Array.isArray(list) ? list.map((one) => [field(one, "title"), field(one, "url")]) : [];
};
const { enter, sessionOf } = signInCalls(lake);
const ownForm = { origin: "http://localhost:3400", "sec-fetch-site": "same-origin" };
const submit = (fields: Record<string, string>, headers: Record<string, string> = ownForm) =>
  lake.send("/v1/auth/login/password", {
    as: null,
    body: String(new URLSearchParams({ origin: studioOrigin, email: ada.email, ...fields })),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
/** Redeems the code with other headers than those of the browser that signed in. */
const sessionWith = (response: Response, more: Record<string, string>) =>
  sessionOf(response, { ...redeemingBrowser(response), ...more });
const me = async (call: TestCall) => lake.call("/v1/users/me", call);

it("[SEC-3] sends sign-in codes only to studios, and not to other pages that may send requests", async () => {
  const site = "http://localhost:3000";
  lake.reopen({ origins: [site, studioOrigin], signInOrigins: [studioOrigin] });
  expect((await submit({ password: "a long password", origin: site })).status).toBe(403);
  expect((await enter("pLocalEditor", navigation, site)).status).toBe(403);
  expect((await enter("pLocalEditor")).status).toBe(302);
});

describe("several editors on one computer", () => {
  it("are listed by name and sign in separately", async () => {
    add();
    expect(await providers()).toEqual([
      ["Local editor", "http://localhost:3400/v1/auth/login/pLocalEditor"],
      ["Ada", "http://localhost:3400/v1/auth/login/pAda"],
    ]);
    const session = await sessionOf(await enter("pAda"));
    expect((await me(session)).body).toEqual({
      ...ada,
      profileImage: null,
      role: "editor",
      roles: [{ name: "editor", title: "Editor" }],
      provider: "local",
    });
    const users = await lake.call("/v1/users/pLocalEditor,pAda,robot-viewer", session);
    expect(users.body).toEqual([
      { id: "pLocalEditor", displayName: "Local editor", imageUrl: null, isRobot: false },
      { id: "pAda", displayName: "Ada", imageUrl: null, isRobot: false },
      { id: "robot-viewer", displayName: "viewer", imageUrl: null, isRobot: true },
    ]);
    const { body } = await lake.call("/v1/projects/marquee", session);
    expect(field(body, "members")).toMatchObject([
      { id: "pLocalEditor", isCurrentUser: false },
      { id: "pAda", isCurrentUser: true, roles: [{ name: "editor", title: "Editor" }] },
    ]);
  });

  it("are recorded as authors and have separate settings", async () => {
    add();
    const [first, second] = [
      await sessionOf(await enter("pLocalEditor")),
      await sessionOf(await enter("pAda")),
    ];
    const write = (call: TestCall, mutation: object) =>
      lake.call("/v1/data/mutate/production", { ...call, body: { mutations: [mutation] } });
    await write(first, page("a"));
    await write(second, patchOf("a", { title: "hers" }));
    const log = await lake.send("/v1/data/history/production/transactions/a");
    const lines = (await log.text()).trim().split("\n");
    const authors = lines.map((line): unknown => field(JSON.parse(line), "author"));
    expect(authors).toEqual(["pLocalEditor", "pAda"]);
    const path = "/v1/users/me/keyvalue";
    const settings = [{ key: "k", value: 1 }];
    await lake.call(path, { ...second, method: "PUT", body: settings });
    expect((await lake.call(`${path}/k`, first)).body).toEqual([]);
    expect((await lake.call(`${path}/k`, second)).body).toEqual(settings);
  });

  it("[SEC-3] lose access at once when removed, but their names are still returned", async () => {
    add();
    const session = await sessionOf(await enter("pAda"));
    const code = await enter("pAda");
    lake.lake.lake.people.remove("pAda", new Date());
    expect((await me(session)).status).toBe(401);
    expect((await me(await sessionOf(code))).status).toBe(401);
    expect((await enter("pAda")).status).toBe(403);
    expect(field((await lake.call("/v1/users/pAda")).body, "displayName")).toBe("Ada");
  });

  it("receive the permissions of their role", async () => {
    const path = "/v1/projects/marquee/datasets/production/acl";
    const editor = ["create", "read", "update", "history", "editHistory"];
    const permissions = {
      viewer: ["read", "history"],
      editor,
      administrator: [...editor, "manage"],
    };
    for (const as of ["viewer", "editor", "administrator"] as const) {
      const granted = { filter: '_id in path("**")', permissions: permissions[as] };
      expect((await lake.call(path, { as })).body).toEqual([granted]);
    }
  });
});

describe("a password", () => {
  beforeEach(() => void add({ password: stored }));

  it("is entered on a page of the lake without scripts that can't be framed", async () => {
    expect((await providers()).at(-1)).toEqual([
      "Email and password",
      "http://localhost:3400/v1/auth/login/password",
    ]);
    const page = await enter("password", { ...navigation, "sec-fetch-site": "cross-site" });
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:\/\/localhost:3333; frame-ancestors 'none'/,
    );
    expect(await page.text()).not.toMatch(/<script/i);
  });

  it("[SEC-3] opens the studio only if it is typed exactly, spaces and case included", async () => {
    const typed = [
      "Correct horse battery",
      `${password} `,
      ` ${password}`,
      "correct-horse-battery",
    ];
    for (const wrong of typed) {
      const { status, headers } = await submit({ password: wrong });
      expect([wrong, status, headers.get("location")]).toEqual([wrong, 401, null]);
    }
    const right = await submit({ email: "ADA@example.com", password });
    expect(right.status).toBe(303);
    const { body } = await me(await sessionOf(right));
    expect(body).toMatchObject({ id: "pAda", name: "Ada" });
  });

  it("[SEC-3] may be a sentence of 200 characters, and its last character counts", async () => {
    const long = "a sentence that nobody guesses, ".repeat(6).padEnd(199, "-");
    lake.lake.lake.people.remove(ada.id, new Date());
    add({ id: "pLong", password: await hashPassword(`${long}!`) });
    expect((await submit({ password: `${long}?` })).status).toBe(401);
    expect((await submit({ password: `${long}!` })).status).toBe(303);
  });

  it("[SEC-3] opens the studio only in the browser that submitted it, also through an HTTPS proxy", async () => {
    const proxied = { ...ownForm, "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https" };
    const right = await submit({ password }, proxied);
    expect(right.headers.get("set-cookie")).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    const stolen = await sessionWith(right, { cookie: "", "sec-fetch-site": "same-site" });
    expect((await me(stolen)).status).toBe(401);
    expect((await me(await sessionOf(await submit({ password }, proxied)))).status).toBe(200);
  });

  it("[SEC-3] opens a studio on another site without the cookie, but no other page", async () => {
    const enterAs = async (more: Record<string, string>) => {
      const elsewhere = { cookie: "", "sec-fetch-site": "cross-site", ...more };
      return (await me(await sessionWith(await submit({ password }), elsewhere))).status;
    };
    expect(await enterAs({})).toBe(200);
    expect(await enterAs({ origin: "http://evil.example" })).toBe(401);
  });

  it("[SEC-3] can't be bypassed by the sign-in without a password", async () => {
    expect((await enter("pAda")).status).toBe(403);
    expect((await enter("pNobody")).status).toBe(403);
    expect(await providers()).not.toContainEqual(["Ada", expect.anything()]);
  });

  it("[SEC-3] gets the same response if it is wrong or the email address is unknown", async () => {
    const text = async (email: string) =>
      (await (await submit({ email, password: "wrong" })).text()).replace(email, "");
    expect(await text(ada.email)).toBe(await text("nobody@example.com"));
  });

  it("[SEC-3] can be guessed five times in 15 minutes, in parallel too", async () => {
    const guesses = Array.from({ length: 7 }, (_, guess) =>
      submit({ password: `guess number ${guess}` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const locked = await submit({ email: ada.email.toUpperCase(), password });
    expect([locked.status, locked.headers.get("retry-after")]).toEqual([429, "900"]);
    lake.pass(15 * 60_000);
    expect((await submit({ password })).status).toBe(303);
  });

  it.each([
    ["another site's form", { origin: "http://evil.example", "sec-fetch-site": "cross-site" }],
    ["a form of an unknown origin", { origin: "null" }],
  ])("[SEC-3] is accepted only from the lake's own page, not from %s", async (_what, headers) => {
    expect((await submit({ password }, headers)).status).toBe(403);
  });

  it("[SEC-3] redirects only to the studio, and the page escapes submitted text", async () => {
    const astray = await submit({ password, origin: "http://evil.example" });
    expect([astray.status, astray.headers.get("location")]).toEqual([403, null]);
    const page = await submit({ email: '"><script>alert(1)</script>', password: "wrong" });
    expect(await page.text()).not.toContain("<script>");
  });

  it("[SEC-3] is stored only as salt and digest", () => {
    const rows = lake.lake.lake.store.database.prepare("select password from person").all();
    expect(JSON.stringify(rows)).not.toContain(password);
    expect(JSON.stringify(rows)).toContain("scrypt-15-8-3$");
  });
});

describe("from another machine", () => {
  it("[SEC-3] sign-in requires a password, and no editor names are listed", async () => {
    const only = [["Email and password", "http://localhost:3400/v1/auth/login/password"]];
    for (const headers of [
      { "x-forwarded-for": "203.0.113.9" },
      { forwarded: "for=203.0.113.9" },
    ]) {
      expect(await providers(headers)).toEqual(only);
      expect((await enter("pLocalEditor", { ...navigation, ...headers })).status).toBe(403);
    }
  });

  it("[SEC-3] sign-in requires a password under a proxy's host name, also over HTTPS", async () => {
    lake.reopen({ hosts: ["lake.example"], origins: [studioOrigin] });
    const headers = { "x-forwarded-proto": "https", ...navigation };
    const get = (path: string) =>
      lake.lake.fetch(new Request(`http://lake.example/v1/auth/${path}`, { headers }));
    const listed: unknown = await (await get("providers")).json();
    expect(field(listed, "providers.0.url")).toBe("https://lake.example/v1/auth/login/password");
    expect((await get(`login/pLocalEditor?origin=${studioOrigin}`)).status).toBe(403);
  });

  it("[SEC-3] sign-in requires a password under any host name once the lake is exposed", async () => {
    lake.reopen({ isExposed: true });
    expect((await enter("pLocalEditor")).status).toBe(403);
  });
});

it("[SEC-4] logs sign-ins, refusals and sign-outs without address, password, code or token", async () => {
  const lines: string[] = [];
  lake.reopen({ writeLog: (line) => lines.push(line) });
  add({ password: stored });
  await submit({ password: "wrong" });
  const signedIn = await submit({ password });
  const session = await sessionOf(signedIn);
  await lake.call(`/v1/auth/fetch?sid=${codeOf(signedIn)}`, { as: null });
  await enter(ada.id);
  await lake.call("/v1/auth/logout", { ...session, method: "POST" });
  for (let tried = 0; tried < 9; tried += 1) await submit({ password: "wrong" });
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { area: "security", event: "signIn.refused", reason: "wrong" },
    { event: "signIn.opened", user: "pAda" },
    { event: "signIn.refused", reason: "code" },
    { event: "signIn.refused", reason: "elsewhere" },
    { event: "signIn.ended", user: "pAda" },
    { event: "signIn.refused", reason: "tooMany" },
  ]);
  expect(lines.join()).not.toMatch(/ada@|horse|sk\w{8}/);
});
