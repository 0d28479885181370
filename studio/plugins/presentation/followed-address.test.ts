import { expect, test } from "vitest";
import { addressOf, comparable, createFollower, type Place } from "./followed-address.ts";

const page = (current: string) => ({ language: "en", slug: { _type: "slug", current } });

test("[PAGE-6] returns a page's path, null while its slug is invalid, in one form", () => {
  expect(addressOf(page("films/salt"))).toBe("/en/films/salt");
  expect(addressOf(page("index"))).toBe("/en");
  const unfinished = [page(""), page("the-"), page("Two words"), { language: "en" }, null];
  expect(unfinished.map(addressOf)).toEqual([null, null, null, null, null]);
  // Compares paths regardless of percent-encoding and trailing slashes.
  expect(comparable("/ar/%D9%82%D8%A7%D8%B9%D8%A9")).toBe("/ar/قاعة");
  expect(comparable("/en/")).toBe("/en");
  expect(comparable("/en/%E0%A4%A")).toBe("/en/%E0%A4%A");
});

/** Follows a page that is displayed at `/en/old`. The test resolves each request for the page's stored path. */
function followerOf(wanted?: string | null) {
  const done: string[] = [];
  const requests: PromiseWithResolvers<Place>[] = [];
  const follower = createFollower({
    wanted,
    isDisplayed: (path) => path === "/en/old",
    locate: () => {
      const request = Promise.withResolvers<Place>();
      requests.push(request);
      return request.promise;
    },
    hold: (isHeld) => done.push(isHeld ? "hold" : "release"),
    refresh: () => done.push("refresh"),
    navigate: (path) => done.push(`navigate ${path}`),
    load: (path) => done.push(`load ${path}`),
  });
  type Step = "follow" | "retry" | "settle";
  async function at(path: string, step: Step = "follow", isShared = false): Promise<string[]> {
    done.length = 0;
    const followed = follower[step]();
    requests.at(-1)?.resolve({ path, isShared });
    await followed;
    return [...done];
  }
  return { follower, requests, done, at };
}

test("[PAGE-6] refreshes the preview after a deletion or a change that preserves the path", async () => {
  const { at, follower, requests, done } = followerOf();
  expect(done).toEqual(["release"]);
  expect(await at("/en/old")).toEqual(["release", "refresh"]);
  done.length = 0;
  const followed = follower.follow();
  requests.at(-1)?.resolve(null);
  await followed;
  expect(done).toEqual(["release", "refresh"]);
});

test("[PAGE-6] navigates the preview to a new path once it is settled and stored", async () => {
  const { at, done } = followerOf("/en/new");
  expect(done).toEqual(["hold"]);
  expect(await at("/en/ne")).toEqual(["hold"]);
  expect(await at("/en/new")).toEqual(["hold"]);
  expect(await at("/en/ne", "settle")).toEqual(["hold"]);
  expect(await at("/en/new")).toEqual(["hold", "navigate /en/new"]);
});

test("[PAGE-6] freezes the preview while the path is incomplete or in use by another page", async () => {
  expect(followerOf(null).done).toEqual(["hold"]);
  const { at } = followerOf("/en/taken");
  expect(await at("/en/taken", "settle", true)).toEqual(["hold"]);
  expect(await at("/en/taken", "retry", true)).toEqual(["hold"]);
  expect(await at("/en/taken", "retry")).toEqual(["hold", "navigate /en/taken"]);
});

test("[PAGE-6] loads the new path once when the preview does not follow the navigation", async () => {
  const { at } = followerOf("/en/new");
  expect(await at("/en/new", "settle")).toContain("navigate /en/new");
  expect(await at("/en/new")).toEqual(["hold"]);
  expect(await at("/en/new", "retry")).toEqual(["hold"]);
  expect(await at("/en/new", "retry")).toEqual(["hold", "load /en/new"]);
  expect(await at("/en/new", "retry")).toEqual(["hold"]);
});

test("[PAGE-6] freezes the preview while the form lacks the new path that another editor has stored", async () => {
  const { at } = followerOf();
  expect(await at("/en/new")).toEqual(["hold"]);
  expect(await at("/en/old")).toEqual(["release", "refresh"]);
});

test("[PAGE-6] ignores a response that arrives after a later one or after the stop", async () => {
  const { at, follower, requests, done } = followerOf();
  const first = follower.follow();
  await at("/en/new");
  requests[0]?.resolve({ path: "/en/old", isShared: false });
  await first;
  expect(done).toEqual(["hold"]);
  follower.stop();
  expect(await at("/en/old")).toEqual([]);
});

test("[PAGE-6] does nothing when the content service fails, and follows the next change", async () => {
  const { at, follower, requests, done } = followerOf();
  const failed = follower.follow();
  requests[0]?.reject(new Error("unavailable"));
  await failed;
  expect(done).toEqual(["release"]);
  expect(await at("/en/old")).toContain("refresh");
});
