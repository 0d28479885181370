import { expect, it, vi } from "vitest";
import { setHistoryDays } from "../src/history/history-days.ts";
import { page, putPage, setUpTestLake } from "./support/set-up-lake.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

const lake = setUpTestLake();

const write = (id: string) => lake.mutate([putPage(id)]);
const updatedAt = (id: string) => lake.query("*[_id == $id][0]._updatedAt", { id });

it("[LAKE-4] a clock that goes back a little leaves the order of writes, and is followed after a larger step", async () => {
  await write("a");
  lake.pass(-5 * 60_000);
  await write("b");
  expect([await updatedAt("a"), await updatedAt("b")]).toEqual([
    "2026-11-21T12:00:00.000Z",
    "2026-11-21T12:00:00.000Z",
  ]);
  lake.pass(365 * day);
  await write("c");
  lake.pass(-365 * day);
  await write("d");
  expect(await updatedAt("d")).toBe("2026-11-21T11:55:00.000Z");
  // The history and its events still have the order of the writes.
  expect(
    lake.lake.lake.store
      .transactionsOf("production", ["a", "b", "c", "d"])
      .map(({ documentIDs }) => documentIDs[0]),
  ).toEqual(["a", "b", "c", "d"]);
});

it("[LAKE-4] a session ends when the clock jumps ahead, and one from a wrong future is refused", async () => {
  const { people, now } = lake.lake.lake;
  const userId = people.present()[0]?.id ?? "";
  const begin = (token: string) => {
    const expiresAt = new Date(now().getTime() + 30 * day).toISOString();
    return lake.addToken(token, { kind: "session", role: "administrator", userId, expiresAt });
  };
  const present = begin("present-session");
  lake.pass(365 * day);
  const future = begin("future-session");
  const statuses = () =>
    Promise.all(
      [present, future].map(async (each) => (await lake.call("/v1/users/me", each)).status),
    );
  expect(await statuses()).toEqual([401, 200]);
  lake.pass(-365 * day);
  expect(await statuses()).toEqual([200, 401]);
  lake.pass(-0.5 * hour);
  expect(await statuses()).toEqual([200, 401]);
});

it("[LAKE-4] a clock that jumps ahead deletes no history until it has stayed there for a day", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  setHistoryDays(lake.lake.lake.credentials, 30);
  for (const id of ["a", "b", "a"]) await write(id);
  const start = lake.lake.lake.now().getTime();
  /** Opens the lake again, `days` after its first start, and returns the number of stored transactions. */
  const countAfter = async (days: number) => {
    lake.reopen({ now: () => new Date(start + days * day) });
    // The lake deletes old transactions in the steps of the event loop after its start.
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    return lake.lake.lake.store.transactionsOf("production", ["a", "b"]).length;
  };
  const counts: number[] = [];
  for (const days of [0, 4_000, 4_000.5, 1, 40, 41]) counts.push(await countAfter(days));
  expect(counts).toEqual([3, 3, 3, 3, 3, 1]);
  expect(error.mock.calls.join()).toContain("the lake deletes no history");
  error.mockRestore();
});

it("[LAKE-4] a release is published at its time by the corrected clock, not by the time that has passed", async () => {
  const release = (actionType: string, more: Record<string, unknown> = {}) =>
    lake.act({ actionType: `sanity.action.release.${actionType}`, releaseId: "rAutumn", ...more });
  await release("create", { metadata: { title: "Autumn" } });
  await lake.mutate([page("versions.rAutumn.a")]);
  const publishAt = "2026-11-21T13:00:00.000Z";
  expect((await release("schedule", { publishAt })).status).toBe(200);
  for (const [passed, published] of [
    [-48 * hour, 0],
    [48 * hour + 59 * 60_000, 0],
    [60_000, 1],
  ] as const) {
    lake.pass(passed);
    await lake.lake.lake.releases.publishDue();
    expect(await lake.query("count(*[_id == 'a'])")).toBe(published);
  }
});
