import { applyPatch } from "mendoza";
import { expect, it, onTestFinished, vi } from "vitest";
import { finish } from "../src/in-parts.ts";
import { commitsFrom, readCommitsFrom } from "../src/listeners/commits-from.ts";
import { readEvents } from "./support/read-events.ts";
import { field, numbered, page, patchOf, setUpTestLake } from "./support/set-up-lake.ts";
import { turnsDuring } from "./support/turns-during.ts";

const lake = setUpTestLake();

const withResult = "&includeResult=true";

/**
 * Listens as Sanity's client does. The client sends `includeResult=true` or omits the parameter; it
 * never sends `false`.
 */
const listen = async (query: string, more = withResult, lastEventId?: string) => {
  const path = `/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}&includeAllVersions=true${more}`;
  const headers = lastEventId === undefined ? {} : { "last-event-id": lastEventId };
  return readEvents(await lake.send(path, { headers }));
};
/** Listens, and reads the welcome event. */
const listening = async (...given: Parameters<typeof listen>) => {
  const events = await listen(...given);
  await events.next();
  return events;
};
const idsOf = (events: unknown[]) => events.map((event) => field(event, "data.documentId"));
const transitionsOf = (events: unknown[]) => events.map((event) => field(event, "data.transition"));
/** Makes the lake's measured time pass quickly, as if other programs used the processor. */
const useSlowClock = () => {
  let time = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => (time += 100));
  onTestFinished(() => void vi.restoreAllMocks());
};

it("sends a welcome event, then appear, update and disappear events", async () => {
  const events = await listen("*[n > 1]{title}[0]");
  const listenerName = expect.stringMatching(/\w+/);
  expect(await events.next()).toMatchObject({ event: "welcome", data: { listenerName } });
  await lake.mutate([page("a", { n: 2 })]);
  await lake.mutate([page("ignored", { n: 0 })]);
  for (const n of [3, 0]) await lake.mutate([patchOf("a", { n })]);
  expect(transitionsOf(await events.take(3))).toEqual(["appear", "update", "disappear"]);
});

it("links events by revision, including deletions", async () => {
  const events = await listening("*");
  await lake.mutate([page("a")], "", { transactionId: "made" });
  await lake.mutate([{ delete: { id: "a" } }], "", { transactionId: "gone" });
  await lake.mutate([page("a")], "", { transactionId: "back" });
  const revisions = (await events.take(3)).map(({ data }) => Object(data));
  expect(revisions.map(({ previousRev, resultRev }) => [previousRev, resultRev])).toEqual([
    [undefined, "made"],
    ["made", "gone"],
    [undefined, "back"],
  ]);
});

it("sends the requested details of a change, and mendoza effects that apply and revert it", async () => {
  await lake.mutate([page("a", { list: [{ _key: "x", n: 1 }] })]);
  const details = "&effectFormat=mendoza&includePreviousRevision=true&includeMutations=false";
  const events = await listening('*[_id == "a"]', withResult + details);
  const { body } = await lake.mutate([{ patch: { id: "a", set: { 'list[_key=="x"].n': 2 } } }]);
  const event = await events.next();
  const { previous, result, effects } = Object(event.data);
  expect(event.id).toBe(`${String(field(body, "transactionId"))}#a`);
  expect(event.data).toMatchObject({
    documentId: "a",
    identity: "robot-administrator",
    transition: "update",
    timestamp: "2026-11-21T12:00:00.000Z",
  });
  expect(event.data).not.toHaveProperty("mutations");
  // Removes `_rev`, because the Studio applies effects to documents without `_rev`.
  const [before, after] = [previous, result].map(({ _rev, ...document }) => document);
  expect(applyPatch(before, effects.apply)).toEqual(after);
  expect(applyPatch(after, effects.revert)).toEqual(before);
});

it("counts the events of a transaction separately for each listener, and sends only published documents unless drafts are requested", async () => {
  const both = await listening('*[_id in ["a", "drafts.a"]]');
  const published = readEvents(await lake.send("/v2025-02-19/data/listen/production?query=*"));
  await published.next();
  await lake.mutate([page("drafts.a"), page("a"), page("versions.r.a")]);
  const placesOf = (events: { data: unknown }[]) =>
    events.map(({ data }) =>
      ["CurrentEvent", "TotalEvents"].map((name) => field(data, `transaction${name}`)),
    );
  expect(placesOf(await both.take(2))).toEqual([
    [1, 2],
    [2, 2],
  ]);
  const one = await published.next();
  expect([idsOf([one]), placesOf([one])]).toEqual([["a"], [[1, 1]]]);
  await lake.mutate([page("b")]);
  expect(idsOf([await published.next()])).toEqual(["b"]);
});

it("[LAKE-4] resumes a lost connection, within a transaction and after the lake's restart, with revisions that continue the client's", async () => {
  const resume = "&enableResume=true&effectFormat=mendoza";
  await lake.mutate([page("a", { n: 1 }), page("b")], "", { transactionId: "one" });
  const lost = await listen("*", resume);
  const welcome = await lost.next();
  await lake.mutate([patchOf("a", { n: 2 }), { delete: { id: "b" } }], "", {
    transactionId: "two",
  });
  const live = await lost.take(2);
  await lost.close();
  for (const restart of [() => undefined, lake.reopen]) {
    restart();
    const [back, ...missed] = await (await listen("*", resume, welcome.id)).take(3);
    expect([back?.event, missed]).toEqual(["welcomeback", live]);
  }
  const fromMemory = await lake.mutate([patchOf("a", { n: 3 })]);
  const afterFirst = await listen("*", resume, live[0]?.id);
  const [, second, third] = await afterFirst.take(3);
  expect(second).toEqual(live[1]);
  expect(third?.data).toMatchObject({
    previousRev: "two",
    resultRev: field(fromMemory.body, "transactionId"),
  });
  await lake.mutate([page("c")]);
  expect(field(await afterFirst.next(), "data.documentId")).toBe("c");
});

it("resumes with what was read from disk, however long the listener waited for its turn afterwards", async () => {
  await lake.mutate([page("first")], "", { transactionId: "first" });
  await lake.mutate([page("missed")], "", { transactionId: "missed" });
  lake.reopen();
  const dataset = lake.production();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const read = finish(readCommitsFrom(dataset, "first"));
  vi.advanceTimersByTime(60_000);
  const commits = commitsFrom(dataset, "first", read);
  expect(commits?.map(({ transaction }) => transaction.id)).toEqual(["first", "missed"]);
});

it("[SEC-5] reads what many listeners have missed from disk once", async () => {
  const names = ["one", "two", "three"];
  for (const name of names) await lake.mutate([page(name)], "", { transactionId: name });
  lake.reopen();
  const read = vi.spyOn(lake.lake.lake.store, "transactionsAfter");
  onTestFinished(() => void vi.restoreAllMocks());
  const readings = [...names, ...names].map((name) => readCommitsFrom(lake.production(), name));
  const first = readings.map((reading) => reading.next());
  expect(first.every(({ done }) => !done)).toBe(true);
  const found = readings.map((reading) => finish(reading));
  expect(found.map((commits) => commits?.length)).toEqual([3, 2, 1, 3, 2, 1]);
  expect(new Set(found.flat()).size).toBe(3);
  expect(read.mock.calls.length).toBeLessThanOrEqual(3);
});

it("[SEC-5][LAKE-4] answers others while it reads what a listener has missed from disk, though other programs use the processor", async () => {
  const ids = numbered(300);
  await lake.mutate(ids.map((id) => page(id)));
  await lake.mutate([page("last")], "", { transactionId: "first" });
  await lake.mutate(ids.map((id) => patchOf(id, { n: 1 })));
  lake.reopen();
  useSlowClock();
  const resume = async () => {
    const events = await listen("*", "&enableResume=true", "first#last");
    return events.take(301);
  };
  const { turns, result } = await turnsDuring(Promise.all([resume(), resume()]), () =>
    lake.call("/v1/data/query/production?query=1", { as: "viewer" }),
  );
  for (const [back, ...missed] of result) {
    expect(back?.event).toBe("welcomeback");
    expect(idsOf(missed)).toEqual(ids);
  }
  expect(turns).toBeGreaterThan(5);
});

it("sends a reset event when the last event id is unknown, or the missed events exceed the limit", async () => {
  const resume = `${withResult}&enableResume=true`;
  expect((await (await listen("*", resume, "unknown#a")).next()).event).toBe("reset");
  const events = await listening("*", resume);
  await lake.mutate([page("a")]);
  const { id } = await events.next();
  await events.close();
  const text = "x".repeat(900_000);
  for (let n = 0; n < 3; n += 1) await lake.mutate([patchOf("a", { text: `${n}${text}` })]);
  const again = await listen("*", resume, id);
  expect((await again.next()).event).toBe("reset");
  await lake.mutate([page("b")]);
  expect(field(await again.next(), "data.documentId")).toBe("b");
});

it("refuses an invalid query before it opens a stream", async () => {
  const { status, body } = await lake.call("/v1/data/listen/production?query=*[");
  expect([status, field(body, "error.type")]).toEqual([400, "queryParseError"]);
});

it("sends disappear and appear events when a document changes its type", async () => {
  const pages = await listening('*[_type == "page"]');
  const films = await listening('*[_type == "film"]');
  await lake.mutate([page("a")]);
  await lake.mutate([{ createOrReplace: { _id: "a", _type: "film" } }]);
  expect(transitionsOf(await pages.take(2))).toEqual(["appear", "disappear"]);
  expect(transitionsOf(await films.take(1))).toEqual(["appear"]);
});

it("sends listeners of the same query the details that each requested", async () => {
  const query = "*[_id in $ids]";
  const ids = `&${new URLSearchParams({ $ids: '["a"]' })}`;
  const [first, alike, lean, others] = [
    await listening(query, ids + withResult),
    await listening(query, ids + withResult),
    await listening(query, ids),
    await listening(query, `&${new URLSearchParams({ $ids: '["b"]' })}`),
  ];
  await lake.mutate([page("a", { n: 1 })]);
  await lake.mutate([page("b", { n: 2 })]);
  const event = await first.next();
  expect(await alike.next()).toEqual(event);
  expect(field(event, "data.result.n")).toBe(1);
  expect((await lean.next()).data).not.toHaveProperty("result");
  expect(field(await others.next(), "data.documentId")).toBe("b");
  await first.close();
  await lake.mutate([patchOf("a", { n: 3 })]);
  expect(field(await alike.next(), "data.result.n")).toBe(3);
});

it("sends only mutations that are committed after the welcome event", async () => {
  await listening("*");
  await lake.mutate([page("a")]);
  // The lake responds to a writer before it notifies listeners. So the event for page `a` is still
  // pending when the late listener connects. This listener must not receive that event.
  const late = await listen("*");
  await lake.mutate([page("b")]);
  expect((await late.take(2)).map((event) => [event.event, event.id.split("#")[1]])).toEqual([
    ["welcome", undefined],
    ["mutation", "b"],
  ]);
});

it.each(["listen/production?query=*", "live/events/production?includeDrafts=true"])(
  "[SEC-3] ends a stream soon after its token is revoked: %s",
  async (stream) => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const events = readEvents(await lake.send(`/v2025-02-19/data/${stream}`));
    await events.next();
    vi.advanceTimersByTime(60_000);
    await lake.mutate([page("a")]);
    await events.next();
    lake.lake.lake.credentials.remove(lake.tokens.administrator);
    vi.advanceTimersByTime(15_000);
    await expect(events.next()).rejects.toThrow("the stream ended");
  },
);

it.each([
  ['*[!(_id in path("_.**")) && title match "night*"]', "the night bus", true],
  ['*[string::startsWith(title, "the")]', "the night bus", true],
  ['*[title match "day*"]', "the night bus", false],
  ['*[defined(title) && title in ["the night bus", $other] || title == "x"]', "x", true],
])("evaluates each kind of filter: %s", async (query, title, isReceived) => {
  const events = await listening(query, `&${new URLSearchParams({ $other: '"y"' })}`);
  const all = await listening("*");
  await lake.mutate([page("a", { title })]);
  await lake.mutate([page("b", { title: "x the night bus, the day before" })]);
  await all.take(2);
  await lake.mutate([patchOf("a", { title: "x the night and day bus" })]);
  const first = isReceived ? "a" : "b";
  expect(field(await events.next(), "data.documentId")).toBe(first);
});
