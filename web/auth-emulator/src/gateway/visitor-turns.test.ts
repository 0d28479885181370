import { createServer } from "node:http";
import { expect, test } from "vitest";
import { useTestGateway } from "./test-gateway.ts";
import { createVisitorTurns } from "./visitor-turns.ts";

const trial = useTestGateway();
const signIn = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key";

test("[MEM-2] handles the site's own call before the calls of visitors who sign in at the same time", async () => {
  const member = await trial.member();
  const ended: string[] = [];
  // Each request opens a connection. The owner's is the last one.
  const visits = Array.from({ length: 60 }, async () => {
    const { status } = await trial.raw(signIn, { ...member, returnSecureToken: true });
    ended.push("visitor");
    return status;
  });
  const own = await trial.raw("/marquee/issued", { token: "x" }, trial.ownersKey);
  ended.push("owner");
  const statuses = await Promise.all(visits);
  expect([own.status, ...new Set(statuses)]).toEqual([200, 200]);
  expect(ended.indexOf("owner")).toBeLessThan(30);
});

test("[SEC-5] handles a client's call among the first of another client's burst, which fills the queue", async () => {
  const inTurn = createVisitorTurns(createServer());
  const ended: string[] = [];
  const call = (client: string) => inTurn(client, async () => ended.push(client));
  const burst = Array.from({ length: 3_000 }, () => call("198.51.100.66"));
  const visit = call("203.0.113.5");
  expect(await visit).not.toBeNull();
  const outcomes = await Promise.all(burst);
  expect(ended.indexOf("203.0.113.5")).toBeLessThan(10);
  expect(outcomes.filter((outcome) => outcome === null).length).toBeGreaterThan(990);
});
