import { expect, test } from "vitest";
import { useTestGateway } from "./test-gateway.ts";

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
