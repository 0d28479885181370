import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createDraftSessions } from "../../web/editors/draft/draft-sessions.ts";
import {
  connectSharedStore,
  createSharedEndedSessions,
} from "../../web/members/ended-sessions/ended-sessions-shared.ts";
import {
  createEndedSessions,
  type Journal,
} from "../../web/members/ended-sessions/ended-sessions.ts";
import { ensureRedis, freePort, startRedis } from "../support/stack/redis.ts";
import { openSignIn, type SignIn } from "./open-sign-in.ts";

const noJournal: Journal = { load: () => [], append: async () => {}, rewrite: async () => {} };
const program = ensureRedis();

describe.skipIf(program === null)("a store shared by instances", () => {
  let signIn: SignIn;
  let port = 0;
  let server: Awaited<ReturnType<typeof startRedis>>;
  const clients: { destroy: () => void }[] = [];
  const troubles: unknown[] = [];

  beforeAll(async () => {
    signIn = await openSignIn();
    port = await freePort();
    server = await startRedis(program ?? "", port);
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.destroy();
    troubles.length = 0;
  });
  afterAll(async () => {
    await server.stop();
    await signIn.close();
  });

  /**
   * Connects another instance of the site to the shared store. Returns the two lists of ended
   * sessions of that instance: one for members' sessions and one for draft sessions.
   */
  async function connectInstance() {
    const onTrouble = (error: unknown) => troubles.push(error);
    const client = await connectSharedStore(`redis://127.0.0.1:${port}`, onTrouble);
    clients.push(client);
    await vi.waitFor(() => expect(client.isReady).toBe(true), { timeout: 5_000 });
    const openList = (name: string) => {
      const local = createEndedSessions({ journal: noJournal, now: Date.now, most: 100 });
      return createSharedEndedSessions({ client, name, local, onTrouble });
    };
    return { members: openList("signed-out"), drafts: openList("left-drafts") };
  }

  /** Returns the sessions of another instance of the site. */
  const openInstance = async () =>
    signIn.sessionsWith({ ended: (await connectInstance()).members });

  const editor = { user: "pEditor", secretId: "drafts.a", until: Date.now() + 3_600_000 };
  const draftKey = new TextEncoder().encode("a key of 32 bytes for these tests");

  /** Returns the draft sessions of another instance. */
  const openDrafts = async () =>
    createDraftSessions({
      key: () => draftKey,
      find: async () => editor,
      ended: (await connectInstance()).drafts,
      now: Date.now,
    });

  async function newCookie() {
    const { idToken } = await signIn.newToken();
    const opening = await signIn.sessionsWith().open(idToken, null);
    return opening.ok ? (opening.cookie?.value ?? "") : "";
  }

  test("[GATE-3] a sign-out at one instance closes the session at another's next request, cached or not", async () => {
    const [first, second] = [await openInstance(), await openInstance()];
    const cookie = await newCookie();
    expect(await second.read(cookie)).not.toBeNull();
    expect(await first.close(cookie)).not.toBeNull();
    expect(await second.read(cookie)).toBeNull();
    expect(await (await openInstance()).read(cookie)).toBeNull();
  });

  test("[GATE-3] members are visitors while the store is down, and the store receives sign-outs later", async () => {
    const [first, second] = [await openInstance(), await openInstance()];
    const [leaving, staying] = [await newCookie(), await newCookie()];
    expect(await first.read(staying)).not.toBeNull();
    await server.stop();
    await vi.waitFor(() => expect(troubles.length).toBeGreaterThan(0), { timeout: 5_000 });
    expect(await first.read(staying)).toBeNull();
    expect(await first.close(leaving)).not.toBeNull();
    expect(await first.read(leaving)).toBeNull();

    server = await startRedis(program ?? "", port);
    const isBack = async () => expect(await second.read(staying)).not.toBeNull();
    await vi.waitFor(isBack, { timeout: 10_000, interval: 100 });
    const isClosed = async () => expect(await second.read(leaving)).toBeNull();
    await vi.waitFor(isClosed, { timeout: 10_000, interval: 100 });
  });

  test("[PAGE-6] a preview that an editor leaves at one instance is closed at another's next request", async () => {
    const [first, second] = [await openDrafts(), await openDrafts()];
    const [cookie, other] = [await first.open(editor), await first.open(editor)];
    expect(await second.read(cookie)).toEqual(editor);
    await first.end(cookie);
    expect(await second.read(cookie)).toBeNull();
    expect(await second.read(other)).toEqual(editor);
  });

  test("[PAGE-6] reading a draft session fails while the store is down and works again afterwards", async () => {
    const drafts = await openDrafts();
    const cookie = await drafts.open(editor);
    expect(await drafts.read(cookie)).toEqual(editor);
    await server.stop();
    await vi.waitFor(() => expect(troubles.length).toBeGreaterThan(0), { timeout: 5_000 });
    await expect(drafts.read(cookie)).rejects.toThrow("the shared store");
    server = await startRedis(program ?? "", port);
    const isBack = async () => expect(await drafts.read(cookie)).toEqual(editor);
    await vi.waitFor(isBack, { timeout: 10_000, interval: 100 });
  });
});
