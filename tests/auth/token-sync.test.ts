import { signInWithEmailAndPassword, signOut } from "firebase/auth";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openServer } from "../../web/http-server.fixture.ts";
import { explainError } from "../../web/members/errors.ts";
import type { TokenSync } from "../../web/content/settings/token-sync.ts";
import { installTokenSync } from "../../web/members/token-sync/token-sync.client.ts";
import { openSignIn, type SignIn } from "./open-sign-in.ts";

let signIn: SignIn;

beforeAll(async () => {
  signIn = await openSignIn();
});

/** Close the clients of a test. */
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

afterAll(() => signIn.close());

/** Starts an endpoint that records requests and sends configurable responses. */
async function openEndpoint() {
  const asked: { method: string; token: string }[] = [];
  const headers: Record<string, string> = {};
  const reply = { status: 200, body: {}, headers };
  const { port, close } = await openServer((request, response) => {
    const token = (request.headers.authorization ?? "").replace("Bearer ", "");
    asked.push({ method: request.method ?? "", token });
    response.writeHead(reply.status, { "content-type": "application/json", ...reply.headers });
    response.end(JSON.stringify(reply.body));
  });
  const methods = () => asked.map(({ method }) => method);
  return { asked, reply, methods, address: `http://127.0.0.1:${port}/session`, close };
}

type Options = { service?: boolean; site?: boolean; isMarked?: boolean };

/**
 * Creates a client of Firebase's SDK with token sync, as a page does. On the site, the endpoint sets
 * and clears the cookie `marquee_signed_in`. In this test, `state.hasSession` replaces the cookie.
 */
async function openSyncedClient({ service = false, site = true, isMarked = false }: Options = {}) {
  const [own, other] = [await openEndpoint(), await openEndpoint()];
  const planned: number[] = [];
  const { auth, end } = signIn.openClient();
  const timers: { work: () => void; ms: number }[] = [];
  const state = { hasSession: false, isMarked, tokenSyncAsked: 0 };
  const tokenSync: TokenSync = { site, service: service ? other.address : null };
  const listeners = new Set<() => void>();
  const stop = installTokenSync(auth, {
    endpoint: own.address,
    tokenSync: async () => {
      state.tokenSyncAsked += 1;
      return tokenSync;
    },
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      if (input === own.address && answer.ok) state.hasSession = init?.method === "POST";
      return answer;
    },
    hasSession: () => state.hasSession,
    mark: {
      isSet: () => state.isMarked,
      set: () => (state.isMarked = true),
      clear: () => (state.isMarked = false),
    },
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: Date.now,
    later: (work, ms) => {
      const timer = { work, ms };
      timers.push(timer);
      planned.push(ms);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  });
  ends.push(async () => {
    stop();
    own.close();
    other.close();
    await end();
  });
  return {
    auth,
    own,
    other,
    timers,
    /** The times in ms of all timers, also of those that were cancelled. */
    planned,
    state,
    signIn: () => signInWithEmailAndPassword(auth, "member@marquee.test", "nightlight"),
    changeInOtherTab: () => listeners.forEach((listener) => listener()),
  };
}

const thrownBy = (work: Promise<unknown>) => work.then(null, (error: unknown) => error);

describe("signing in", () => {
  test("[AUTH-7] opens the session before the user is signed in", async () => {
    const client = await openSyncedClient();
    const order: string[] = [];
    client.auth.onAuthStateChanged((user) =>
      order.push(`${user !== null} ${client.own.asked.length}`),
    );
    await client.auth.authStateReady();
    const { user } = await client.signIn();
    expect(client.own.asked).toEqual([{ method: "POST", token: await user.getIdToken() }]);
    expect(order.at(-1)).toBe("true 1");
  });

  test("[AUTH-7] blocks the sign-in when the endpoint rejects it, and succeeds on the next try", async () => {
    const client = await openSyncedClient({ service: true });
    client.own.reply.status = 401;
    expect(await thrownBy(client.signIn())).toMatchObject({ code: "auth/login-blocked" });
    expect(client.auth.currentUser).toBeNull();
    // The other service receives no rejected token.
    expect(client.other.asked).toEqual([]);
    client.own.reply.status = 200;
    await client.signIn();
    expect(client.auth.currentUser).not.toBeNull();
  });

  test.each([
    [403, "methodOff", "errors.methodOff"],
    [403, "signUpOff", "errors.signUpOff"],
    [403, "sessionsOff", "errors.sessionsOff"],
    [429, "tooMany", "errors.tooManyRequests"],
    [401, "invalid", "errors.sessionFailed"],
    [503, "unavailable", "errors.sessionFailed"],
  ])("[AUTH-7][AUTH-9] explains a %i %s response with %s", async (status, code, key) => {
    const client = await openSyncedClient();
    Object.assign(client.own.reply, { status, body: { code } });
    expect(explainError(await thrownBy(client.signIn()))).toMatchObject({ key });
  });

  test("[AUTH-7] posts no token when token sync is off, nor on a visitor's page, which doesn't read the settings", async () => {
    const client = await openSyncedClient({ site: false });
    await client.signIn();
    expect(client.own.asked).toEqual([]);
    expect(client.auth.currentUser).not.toBeNull();
    const { auth, own, other, state } = await openSyncedClient({ service: true });
    await auth.authStateReady();
    await signOut(auth);
    expect([own.asked, other.asked, state.tokenSyncAsked]).toEqual([[], [], 0]);
  });
});

describe("another service", () => {
  test("[AUTH-7] receives each token after the site's own endpoint, and a DELETE on sign-out", async () => {
    const client = await openSyncedClient({ service: true });
    const { user } = await client.signIn();
    const token = await user.getIdToken();
    for (const { asked } of [client.own, client.other])
      expect(asked).toEqual([{ method: "POST", token }]);
    await signOut(client.auth);
    for (const { methods } of [client.own, client.other])
      expect(methods()).toEqual(["POST", "DELETE"]);
    expect(client.state.isMarked).toBe(false);
  });

  test("[AUTH-7] blocks the sign-in when it fails, and the site's session is closed again", async () => {
    const client = await openSyncedClient({ service: true });
    client.other.reply.status = 500;
    const error = await thrownBy(client.signIn());
    expect(explainError(error)).toMatchObject({ key: "errors.serviceFailed" });
    expect(client.auth.currentUser).toBeNull();
    expect(client.own.methods()).toEqual(["POST", "DELETE"]);
    client.other.reply.status = 200;
    await client.signIn();
    expect(client.state.hasSession).toBe(true);
  });

  test("[AUTH-7] receives the token a minute later when it fails at a renewal, while the session stays open", async () => {
    const client = await openSyncedClient({ service: true });
    const { user } = await client.signIn();
    client.other.reply.status = 500;
    await user.getIdToken(true);
    await expect.poll(() => client.timers.map(({ ms }) => ms)).toEqual([60_000]);
    expect([client.state.hasSession, client.auth.currentUser !== null]).toEqual([true, true]);
    client.other.reply.status = 200;
    client.timers[0]?.work();
    await expect.poll(() => client.other.methods()).toEqual(["POST", "POST", "POST"]);
    expect(client.other.asked.at(-1)?.token).toBe(await user.getIdToken());
  });

  test("[AUTH-7] doesn't block a sign-out while it is down, and receives it from the next page", async () => {
    const client = await openSyncedClient({ service: true });
    await client.signIn();
    client.other.reply.status = 500;
    await signOut(client.auth);
    expect([client.auth.currentUser, client.state.hasSession]).toEqual([null, false]);
    expect(client.state.isMarked).toBe(true);

    const nextPage = await openSyncedClient({ service: true, isMarked: true });
    await expect.poll(() => nextPage.other.methods()).toEqual(["DELETE"]);
    await expect.poll(() => nextPage.state.isMarked).toBe(false);
    expect(nextPage.own.asked).toEqual([]);
  });
});

describe("signing out", () => {
  test("[AUTH-7] signs the user out even while the endpoint is down, and preserves a new sign-in after that", async () => {
    const client = await openSyncedClient();
    await client.signIn();
    client.own.reply.status = 500;
    await signOut(client.auth);
    expect(client.auth.currentUser).toBeNull();
    expect(client.own.methods()).toEqual(["POST", "DELETE"]);
    expect(client.state.isMarked).toBe(true);
    const next = await openSyncedClient({ isMarked: true });
    await next.auth.authStateReady();
    await next.signIn();
    expect(next.auth.currentUser).not.toBeNull();
    expect(next.state).toMatchObject({ hasSession: true, isMarked: false });
  });

  test("[AUTH-8] signs this tab out after a sign-out in another tab, without another request, and not after a sign-in there", async () => {
    const client = await openSyncedClient({ service: true });
    const { user } = await client.signIn();
    client.changeInOtherTab();
    await user.getIdToken(true);
    await expect.poll(() => client.other.methods()).toEqual(["POST", "POST"]);
    expect(client.auth.currentUser).not.toBeNull();
    client.state.hasSession = false;
    client.changeInOtherTab();
    await expect.poll(() => client.auth.currentUser).toBeNull();
    for (const { methods } of [client.own, client.other])
      expect(methods()).toEqual(["POST", "POST"]);
  });
});

describe("renewal", () => {
  test("[AUTH-8] renews the token 5 minutes before it expires and posts it again", async () => {
    const client = await openSyncedClient();
    await client.signIn();
    await expect.poll(() => client.timers.length).toBe(1);
    const [timer] = client.timers;
    expect(Math.round((timer?.ms ?? 0) / 60_000)).toBe(55);
    timer?.work();
    await expect.poll(() => client.own.asked.length).toBe(2);
    const [first, second] = client.own.asked;
    expect(second?.token).not.toBe(first?.token);
    expect(second?.token).toBe(await client.auth.currentUser?.getIdToken());
  });

  test("[AUTH-8] schedules a retry when the provider never responds to a renewal", async () => {
    const client = await openSyncedClient();
    const { user } = await client.signIn();
    await expect.poll(() => client.timers.length).toBe(1);
    Object.assign(user, { getIdToken: () => new Promise(() => {}) });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      client.timers[0]?.work();
      await vi.advanceTimersByTimeAsync(29_999);
      expect(client.timers).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(client.timers.at(-1)?.ms).toBe(60_000);
    } finally {
      vi.useRealTimers();
    }
  });

  test("[AUTH-7] posts a token again after the endpoint's Retry-After time, but none that it rejected permanently", async () => {
    const client = await openSyncedClient();
    const { user } = await client.signIn();
    Object.assign(client.own.reply, { status: 429, headers: { "retry-after": "180" } });
    await user.getIdToken(true);
    await expect.poll(() => client.timers.map(({ ms }) => ms)).toEqual([180_000]);
    Object.assign(client.own.reply, { status: 403, headers: {}, body: { code: "methodOff" } });
    // The renewal after the rejected one comes after the response to the rejected token.
    for (const asked of [3, 4]) {
      await user.getIdToken(true);
      await expect.poll(() => client.own.asked.length).toBe(asked);
    }
    expect(client.planned.map((ms) => Math.round(ms / 60_000))).toEqual([55, 55, 3, 55, 55]);
  });

  test("[AUTH-7] signs the user out and posts no token when the session was closed", async () => {
    const client = await openSyncedClient();
    const { user } = await client.signIn();
    client.state.hasSession = false;
    await user.getIdToken(true);
    await expect.poll(() => client.auth.currentUser).toBeNull();
    expect(client.own.methods()).toEqual(["POST"]);
  });
});
