import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createDraftSessions } from "../../web/editors/draft/draft-sessions.ts";
import { readDraft, storeDraft } from "../../web/forms/form-drafts.ts";
import { createFormLimits } from "../../web/forms/form-limits.ts";
import { connectFormStore, sharedDrafts } from "../../web/forms/form-shared-store.ts";
import {
  connectSharedStore,
  createSharedEndedSessions,
} from "../../web/runtime/ended-sessions/ended-sessions-shared.ts";
import {
  createEndedSessions,
  type Journal,
} from "../../web/runtime/ended-sessions/ended-sessions.ts";
import { ensureRedis, freePort, startRedis } from "../support/stack/redis.ts";
import { openSignIn, type SignIn } from "../auth/open-sign-in.ts";

const noJournal: Journal = { load: () => [], append: async () => {}, rewrite: async () => {} };
const program = ensureRedis();

describe.skipIf(program === null)("a store shared by instances", () => {
  let signIn: SignIn;
  let port = 0;
  let server: Awaited<ReturnType<typeof startRedis>>;
  const clients: { destroy: () => void }[] = [];
  const errors: unknown[] = [];

  beforeAll(async () => {
    signIn = await openSignIn();
    port = await freePort();
    server = await startRedis(program ?? "", port);
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.destroy();
    errors.length = 0;
  });
  afterAll(async () => {
    await server.stop();
    await signIn.close();
  });

  const onError = (error: unknown) => errors.push(error);
  const address = (at = port) => `redis://127.0.0.1:${at}`;
  const isConnected = (client: { isReady: boolean }) =>
    vi.waitFor(() => expect(client.isReady).toBe(true), { timeout: 5_000 });

  async function stopStore() {
    await server.stop();
    await vi.waitFor(() => expect(errors.length).toBeGreaterThan(0), { timeout: 5_000 });
  }

  async function restartStore(isBack: () => Promise<void>) {
    server = await startRedis(program ?? "", port);
    await vi.waitFor(isBack, { timeout: 10_000, interval: 100 });
  }

  /** Connects another instance of the site to the store. Returns its lists of ended sessions. */
  async function connectInstance() {
    const client = await connectSharedStore(address(), onError);
    clients.push(client);
    await isConnected(client);
    const openList = (name: string) => {
      const local = createEndedSessions({ journal: noJournal, now: Date.now, most: 100 });
      return createSharedEndedSessions({ client, name, local, onError });
    };
    return { members: openList("signed-out"), drafts: openList("left-drafts") };
  }

  const openInstance = async () =>
    signIn.sessionsWith({ ended: (await connectInstance()).members });

  const editor = { user: "pEditor", secretId: "drafts.a", until: Date.now() + 3_600_000 };
  const draftKey = new TextEncoder().encode("a key of 32 bytes for these tests");

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
    await stopStore();
    expect(await first.read(staying)).toBeNull();
    expect(await first.close(leaving)).not.toBeNull();
    expect(await first.read(leaving)).toBeNull();

    await restartStore(async () => expect(await second.read(staying)).not.toBeNull());
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
    await stopStore();
    await expect(drafts.read(cookie)).rejects.toThrow("the shared store");
    await restartStore(async () => expect(await drafts.read(cookie)).toEqual(editor));
  });

  async function openForms(at = port) {
    const connected = connectFormStore(address(at), onError);
    const client = await connected;
    clients.push(client);
    const drafts = sharedDrafts(connected, onError);
    return { client, ...createFormLimits(Date.now, connected), drafts };
  }

  async function openConnectedForms() {
    const [a, b] = await Promise.all([openForms(), openForms()]);
    for (const { client } of [a, b]) await isConnected(client);
    return [a, b] as const;
  }

  test("[FORM-4] instances count the posts of a client together", async () => {
    const [a, b] = await openConnectedForms();
    for (let count = 0; count < 10; count += 1)
      for (const { take } of [a, b]) expect(await take("unproven", "192.0.2.7")).toBe(0);
    for (const { take } of [a, b]) {
      const seconds = await take("unproven", "192.0.2.7");
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(3_600);
    }
    expect(await a.take("unproven", "192.0.2.8")).toBe(0);
    // An instance gives back what it counted for a form that can't be stored.
    const bytes = 200_000_000;
    const { seconds, giveBack } = await a.charge("fileBytes", "192.0.2.9", bytes);
    expect(seconds).toBe(0);
    expect((await b.charge("fileBytes", "192.0.2.9", 0)).seconds).toBeGreaterThan(0);
    await giveBack(bytes);
    expect((await b.charge("fileBytes", "192.0.2.9", 0)).seconds).toBe(0);
  });

  test("[FORM-1] another instance reads the draft of a visitor, who alone has its key", async () => {
    const [a, b] = await openConnectedForms();
    const cookie = await storeDraft(a.drafts, "what the visitor typed", "192.0.2.7");
    expect(await readDraft(b.drafts, cookie)).toBe("what the visitor typed");
    expect(await readDraft(b.drafts, "A".repeat(43))).toBeNull();
    // A draft of more than 64 kB stays on its instance.
    const large = await storeDraft(a.drafts, "x".repeat(70_000), "192.0.2.7");
    expect(await readDraft(a.drafts, large)).toHaveLength(70_000);
    expect(await readDraft(b.drafts, large)).toBeNull();
  });

  // Ends by the test's timeout if a form waits for the connection.
  test("[FORM-1][FORM-4] while the store can't be reached, an instance counts and stores by itself", async () => {
    const lost = await openForms(await freePort());
    const cookie = await storeDraft(lost.drafts, "kept here", "192.0.2.7");
    expect(await readDraft(lost.drafts, cookie)).toBe("kept here");
    for (let count = 0; count < 20; count += 1) expect(await lost.take("unproven", "a")).toBe(0);
    expect(await lost.take("unproven", "a")).toBeGreaterThan(0);
    expect(errors.length).toBeGreaterThan(0);
  });
});
