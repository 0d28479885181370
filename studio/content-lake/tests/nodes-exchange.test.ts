// @module-tag all
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { hashPassword } from "../src/http/passwords.ts";
import { webhookDuty } from "../src/nodes/exchange.ts";
import { serveLake } from "../src/server.ts";
import { callWebhook } from "../src/webhook/call-webhook.ts";
import type { TestNode } from "./support/lake-stores.ts";
import { openSocket } from "./support/open-socket.ts";
import { field, studioOrigin } from "./support/open-test-lake.ts";
import { page } from "./support/sample-documents.ts";
import { mutateOn, nodeHeaders, setUpNodes } from "./support/set-up-nodes.ts";
import { codeOf, redeemingBrowser } from "./support/sign-in-browser.ts";

const password = "correct horse battery";
const email = "ada@example.com";

let a: TestNode;
let b: TestNode;
const nodes = setUpNodes();
beforeEach(async () => {
  vi.spyOn(console, "log").mockReturnValue();
  a = await nodes.start("a", { origins: [studioOrigin] });
  b = await nodes.start("b", { origins: [studioOrigin] });
  const createdAt = new Date().toISOString();
  const person = { id: "pAda", name: "Ada", email, role: "editor", createdAt };
  a.lake.people.add({ ...person, password: await hashPassword(password) });
  await nodes.addToken(a);
  await b.lake.shared?.node.refresh();
});

const submit = (node: TestNode, given = password) =>
  node.fetch(
    new Request("http://localhost:3400/v1/auth/login/password", {
      method: "POST",
      body: new URLSearchParams({ origin: studioOrigin, email, password: given }),
      headers: { origin: "http://localhost:3400", "sec-fetch-site": "same-origin" },
    }),
  );
const redeem = (node: TestNode, signedIn: Response) =>
  node.fetch(
    new Request(`http://localhost:3400/v1/auth/fetch?sid=${codeOf(signedIn)}`, {
      headers: redeemingBrowser(signedIn),
    }),
  );
const create = (node: TestNode, id: string) => mutateOn(node, [page(id)]);

describe("[LAKE-5] nodes that share a lake", () => {
  it("redeem each other's sign-in codes, once", async () => {
    const signedIn = await submit(a);
    expect(signedIn.status).toBe(303);
    const statuses = await Promise.all(
      [b, a, b].map(async (node) => (await redeem(node, signedIn)).status),
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 401, 401]);
  });

  it("refuse a sign-in after five failed attempts on all of them together", async () => {
    const wrong = await Promise.all(
      [a, b, a, b, a].map((node) => submit(node, "a wrong password")),
    );
    expect(wrong.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 401));
    const refused = await submit(b);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(800);
  });

  it("call a webhook from one node, and from another one after that ended", async () => {
    const calls: unknown[] = [];
    const receiver = createServer((request, response) => {
      const receive = async () => {
        calls.push(await json(request));
        response.end();
      };
      void receive();
    });
    await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void receiver.close());
    const url = `http://127.0.0.1:${Object(receiver.address()).port}/`;
    const serve = (node: TestNode) =>
      node.lake.shared?.exchange.lead(webhookDuty, () =>
        callWebhook(node.lake, "production", { url, secret: "made-up-secret-of-this-test" }),
      );
    const stops = [serve(a)];
    const everything = expect.objectContaining({ _id: "content-lake" });
    const tags = expect.objectContaining({ syncTags: expect.anything() });
    await vi.waitFor(() => expect(calls).toEqual([everything]), 10_000);
    // The second node begins when the first one leads.
    stops.push(serve(b));
    await create(b, "one");
    await vi.waitFor(() => expect(calls).toEqual([everything, tags]), 10_000);
    await create(a, "two");
    await vi.waitFor(() => expect(calls).toEqual([everything, tags, tags]), 10_000);
    stops[0]?.();
    await nodes.stop(a);
    await vi.waitFor(() => expect(calls).toEqual([everything, tags, tags, everything]), 20_000);
    await create(b, "three");
    const all = [everything, tags, tags, everything, tags];
    await vi.waitFor(() => expect(calls).toEqual(all), 10_000);
    stops[1]?.();
  });

  it("show each other's editors, and their leaving", async () => {
    const join = async (node: TestNode) => {
      const served = await serveLake(node, 0);
      onTestFinished(() => served.stop());
      const socket = await openSocket(
        `ws://localhost:${served.port}/v2022-06-30/socket/production`,
      );
      const send = (id: string, method: string, params = {}) =>
        socket.send({ jsonrpc: "2.0", id, method, params });
      send("1", "authorization", nodeHeaders);
      send("2", "presence_subscribe");
      await socket.until((message) => field(message, "id") === "2");
      const sees = (type: string, path: string, session: string) =>
        socket.until(
          (message) =>
            field(message, "params.result.type") === type &&
            field(message, `params.result.m.${path}`) === session,
        );
      const announce = (sessionId: string) =>
        send("3", "presence_announce", { data: { sessionId, locations: [] } });
      return { ...socket, sees, announce };
    };
    const [ada, ben] = [await join(a), await join(b)];
    ada.announce("ada");
    await ben.sees("state", "sessionId", "ada");
    ben.announce("ben");
    await ada.sees("state", "sessionId", "ben");
    ada.vanish();
    const left = await ben.sees("disconnect", "session", "ada");
    expect(field(left, "params.result.i")).toMatch(/^robot-/);
    ben.close();
  });
});
