import type { LiveEvent } from "@sanity/client";
import { expect, test } from "vitest";
import { follow } from "./follower.ts";

type Connection = { send: (event: LiveEvent) => void; lose: () => void; isOpen: boolean };

/** Creates a follower. The test controls the server side of its connections. */
function following({ fails = 0 } = {}) {
  const done: string[] = [];
  const noted: string[] = [];
  const connections: Connection[] = [];
  const waiting: (() => void)[] = [];
  let failures = fails;
  let back = () => {};
  let isDown = false;
  let away = () => {};
  let suspected = 0;
  const pass = async (what: string) => {
    if (failures-- > 0) throw new Error("the site is busy");
    done.push(what);
  };
  follow({
    events: () => ({
      subscribe: ({ next, error }) => {
        const connection = { send: next, lose: error, isOpen: true };
        connections.push(connection);
        return { unsubscribe: () => (connection.isOpen = false) };
      },
    }),
    noteChange: () => noted.push("change"),
    noteFollowing: (isFollowing) => noted.push(isFollowing ? "follows" : "lost"),
    pass: (tags, event) => pass(`${event}: ${tags.join()}`),
    passAll: () => pass("all"),
    suspect: () => (suspected += 1),
    isDown: () => isDown,
    onDown: (listener) => (away = listener),
    onRecovery: (listener) => (back = listener),
    warn: () => {},
    later: (run) => waiting.push(run),
  });
  return {
    done,
    noted,
    connections,
    suspected: () => suspected,
    goAway: () => {
      isDown = true;
      away();
    },
    comeBack: () => {
      isDown = false;
      back();
    },
    goOn: () => waiting.splice(0).forEach((run) => run()),
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

const message = (tags: `s1:${string}`[]): LiveEvent => ({ type: "message", id: "1", tags });
const welcome: LiveEvent = { type: "welcome" };

test("[PAGE-7] passes on every change in order, reports each at once, and reports when changes may be missed", async () => {
  const { connections, done, noted, settle, goAway, comeBack } = following();
  for (const event of [welcome, message(["s1:a"]), message(["s1:b", "s1:c"])]) {
    connections[0]?.send(event);
  }
  await settle();
  expect(done).toEqual(["all", "1: s1:a", "1: s1:b,s1:c"]);
  connections[0]?.send({ type: "reconnect" });
  connections[0]?.send(welcome);
  connections[0]?.lose();
  goAway();
  comeBack();
  connections.at(-1)?.send(welcome);
  const changes = ["change", "change"];
  expect(noted).toEqual(["follows", ...changes, "lost", "follows", "lost", "lost", "follows"]);
});

test("[PAGE-9] replaces an open connection when the service is available again", async () => {
  const { connections, comeBack, goOn, done, settle } = following();
  comeBack();
  expect(connections.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  connections[0]?.send(message(["s1:late"]));
  connections[0]?.lose();
  goOn();
  connections[1]?.send(welcome);
  await settle();
  expect(done).toEqual(["all"]);
  expect(connections).toHaveLength(2);
});

test("[PAGE-9] reconnects and checks the service when a connection is lost, but not while it is known to be down", () => {
  const { connections, goAway, goOn, comeBack, suspected } = following();
  const open = () => connections.map(({ isOpen }) => isOpen);
  connections[0]?.lose();
  expect(suspected()).toBe(1);
  goOn();
  expect(open()).toHaveLength(2);
  goAway();
  connections[1]?.lose();
  goOn();
  expect(open()).toHaveLength(2);
  comeBack();
  expect(open()).toEqual([expect.any(Boolean), false, true]);
});

test("[PAGE-9] revalidates everything when a change could not be passed on", async () => {
  const { connections, done, goOn, settle } = following({ fails: 2 });
  connections[0]?.send(message(["s1:a"]));
  await settle();
  goOn();
  await settle();
  goOn();
  await settle();
  expect(done).toEqual(["all"]);
});
