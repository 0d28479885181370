import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { readDraft, storeDraft } from "../../web/forms/form-drafts.ts";
import { createFormLimits } from "../../web/forms/form-limits.ts";
import { connectFormStore, sharedDrafts } from "../../web/forms/form-shared-store.ts";
import { ensureRedis, freePort, startRedis } from "../support/stack/redis.ts";

const program = ensureRedis();

describe.skipIf(program === null)("forms on several instances", () => {
  let port = 0;
  let server: Awaited<ReturnType<typeof startRedis>>;
  const clients: { destroy: () => void }[] = [];
  const troubles: unknown[] = [];

  beforeAll(async () => {
    port = await freePort();
    server = await startRedis(program ?? "", port);
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.destroy();
    troubles.length = 0;
  });
  afterAll(() => server.stop());

  /** Opens the rate limits and drafts of one more instance of the site. */
  async function openInstance(at = port) {
    const onTrouble = (error: unknown) => troubles.push(error);
    const connected = connectFormStore(`redis://127.0.0.1:${at}`, onTrouble);
    const client = await connected;
    clients.push(client);
    return {
      client,
      take: createFormLimits(Date.now, connected),
      drafts: sharedDrafts(connected, onTrouble),
    };
  }

  async function openConnected() {
    const instance = await openInstance();
    await vi.waitFor(() => expect(instance.client.isReady).toBe(true), { timeout: 5_000 });
    return instance;
  }

  test("[FORM-4] instances count the posts of a client together", async () => {
    const [a, b] = await Promise.all([openConnected(), openConnected()]);
    const waits: number[] = [];
    for (let count = 0; count < 24; count += 1) {
      waits.push(await (count % 2 === 0 ? a : b).take("unproven", "192.0.2.7"));
    }
    expect(waits.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 0));
    expect(waits.slice(20).every((seconds) => seconds > 0 && seconds <= 3_600)).toBe(true);
    expect(await a.take("unproven", "192.0.2.8")).toBe(0);
  });

  test("[FORM-1] another instance reads the draft of a visitor, who alone has its key", async () => {
    const [a, b] = await Promise.all([openConnected(), openConnected()]);
    const cookie = await storeDraft(a.drafts, "what the visitor typed");
    expect(await readDraft(b.drafts, cookie)).toBe("what the visitor typed");
    expect(await readDraft(b.drafts, "A".repeat(43))).toBeNull();
  });

  test("[FORM-1] a draft of more than 64 kB stays on its instance", async () => {
    const [a, b] = await Promise.all([openConnected(), openConnected()]);
    const cookie = await storeDraft(a.drafts, "x".repeat(70_000));
    expect(await readDraft(a.drafts, cookie)).toHaveLength(70_000);
    expect(await readDraft(b.drafts, cookie)).toBeNull();
  });

  // Ends by the test's timeout if a form waits for the connection.
  test("[FORM-1][FORM-4] while the store can't be reached, an instance counts and stores by itself", async () => {
    const lost = await openInstance(await freePort());
    const cookie = await storeDraft(lost.drafts, "kept here");
    expect(await readDraft(lost.drafts, cookie)).toBe("kept here");
    const waits: number[] = [];
    for (let count = 0; count < 21; count += 1) waits.push(await lost.take("unproven", "a"));
    expect(waits.map((seconds) => seconds > 0)).toEqual([
      ...Array.from({ length: 20 }, () => false),
      true,
    ]);
    expect(troubles.length).toBeGreaterThan(0);
  });
});
