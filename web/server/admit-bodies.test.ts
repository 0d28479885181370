import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { Agent, request as send } from "node:http";
import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders } from "node:http";
import type { Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openServer } from "../http-server.fixture.ts";
import { exchange } from "./exchange.fixture.ts";
import { createBodyAdmission } from "./admit-bodies.ts";

const form = "/api/forms/[form]";

function admission(now = () => 0) {
  const logged: string[] = [];
  const errors: unknown[] = [];
  const incoming = new AsyncLocalStorage<IncomingMessage>();
  const receiving = new WeakSet<object>();
  const admit = createBodyAdmission({
    incoming,
    findRoute: (path) => (path.startsWith("/api/forms/") ? form : path),
    headers: [{ key: "x-content-type-options", value: "nosniff" }],
    logSecurity: (event, { reason, client }) => logged.push(`${event} ${reason} ${client}`),
    now,
    onError: (error) => errors.push(error),
    receiving,
  });
  return { admit, logged, errors, incoming, receiving };
}

/** Serves requests behind the admission. The route reads a body only for POST. `reached` has the requested paths. */
async function serve() {
  const { admit, logged, incoming } = admission();
  const reached: string[] = [];
  const sockets = new Set<Socket>();
  const server = await openServer((request, response) => {
    sockets.add(request.socket);
    admit(request, response, () => {
      reached.push(request.url ?? "");
      if (request.method === "GET") return response.end("page");
      const arriving = incoming.getStore();
      arriving?.resume().once("end", () => response.end("stored"));
    });
  });
  onTestFinished(server.close);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const open = (path: string, headers: OutgoingHttpHeaders, method = "POST"): ClientRequest => {
    const options = { host: "127.0.0.1", port: server.port, path, method, headers, agent };
    return send(options).on("error", () => undefined);
  };
  return { open, reached, logged, sockets };
}

const statusOf = async (outgoing: ClientRequest) => {
  const [response]: IncomingMessage[] = await once(outgoing, "response");
  response?.resume();
  return [response?.statusCode, response?.headers.connection];
};

test.each([
  ["form", "/api/forms/a", "multipart/form-data; boundary=x", 40_000_000],
  ["form without files", "/api/forms/a", "application/x-www-form-urlencoded", 600_000],
  ["secret of a preview", "/api/share", "text/plain", 3_000],
  ["page of the sign-in provider", "/__/auth/handler", "text/plain", 70_000],
])("[SEC-5] refuses a %s that is too long before it is sent", async (_what, path, type, size) => {
  const { open, reached, logged, sockets } = await serve();
  const outgoing = open(path, { "content-type": type, "content-length": size });
  outgoing.flushHeaders();
  expect(await statusOf(outgoing)).toEqual([413, "close"]);
  // A client that still sends would otherwise lose the response.
  expect([...sockets].map(({ destroyed }) => destroyed)).toEqual([false]);
  expect([reached, logged]).toEqual([[], ["body.refused tooLarge 127.0.0.1"]]);
});

test("[FORM-1][SEC-5] closes a connection instead of reading a body that no route reads", async () => {
  const { open, sockets, reached } = await serve();
  const outgoing = open("/en", { "content-length": 64_000_000 }, "GET");
  outgoing.write(Buffer.alloc(64_000_000));
  expect(await statusOf(outgoing)).toEqual([200, "close"]);
  const [socket] = sockets;
  if (socket?.destroyed === false) await once(socket, "close");
  expect(socket?.bytesRead).toBeLessThan(2_000_000);
  // The connection of a form that was read stays.
  expect(await statusOf(open("/api/forms/a", {}).end("f_a=1"))).toEqual([200, "keep-alive"]);
  expect(reached).toEqual(["/en", "/api/forms/a"]);
});

/** Sends requests without a connection. `begun` has the clients whose requests have reached the route. */
function direct(now?: () => number) {
  const { admit, receiving } = admission(now);
  const begun: string[] = [];
  const post = (client: string, { path = "/api/forms/a", size = 9 } = {}) => {
    const headers = { "content-length": String(size), "x-forwarded-for": client };
    const { request, response } = exchange(path, headers);
    admit(request, response, () => void begun.push(client));
    const end = (status: number) => {
      response.statusCode = status;
      response.emit("close");
    };
    return { request, response, end };
  };
  return { begun, post, receiving };
}

test("[SEC-5] begins four forms of a client at the same time, and those of others meanwhile", async () => {
  const { begun, post, receiving } = direct();
  const burst = Array.from({ length: 205 }, () => post("198.51.100.66"));
  post("203.0.113.5");
  await expect.poll(() => begun.at(-1)).toBe("203.0.113.5");
  expect(begun.length).toBe(5);
  // More than wait unread are refused.
  await expect.poll(() => burst[204]?.response.statusCode).toBe(503);
  // A form takes work once its body has arrived.
  const [first] = burst;
  expect(first && receiving.has(first.response)).toBe(true);
  first?.request.emit("end");
  expect(first && receiving.has(first.response)).toBe(false);
  first?.end(200);
  await expect.poll(() => begun.length).toBe(6);
});

test("[SEC-5] a third form of the largest size waits, and lets others of its client pass", async () => {
  const { begun, post } = direct();
  const [first] = [1, 2, 3].map(() => post("198.51.100.66", { size: 37_000_000 }));
  post("198.51.100.66");
  await expect.poll(() => begun.length).toBe(3);
  first?.end(200);
  await expect.poll(() => begun.length).toBe(4);
});

test("[SEC-5] requests that were given up leave their places to others of their address", async () => {
  const { begun, post } = direct();
  const large = { size: 37_000_000 };
  for (let n = 0; n < 2; n += 1) post("198.51.100.66", large);
  const waiting = Array.from({ length: 200 }, () => post("198.51.100.66", large));
  for (const { end } of waiting) end(200);
  post("198.51.100.66");
  await expect.poll(() => begun.length).toBe(3);
});

test("[SEC-5] forms of many clients that arrive slowly hold up no sign-in", async () => {
  const { begun, post } = direct();
  for (let n = 0; n < 200; n += 1) post(`198.51.100.${n}`);
  await expect.poll(() => begun.length).toBe(128);
  post("198.51.100.1", { path: "/api/session" });
  await expect.poll(() => begun.length).toBe(129);
});

test("[SEC-5] counts the paths of one handler together", async () => {
  const { begun, post } = direct();
  for (let n = 0; n < 9; n += 1) post("198.51.100.66", { path: `/__/auth/${n}` });
  post("203.0.113.5", { path: "/__/auth/handler" });
  await expect.poll(() => begun.at(-1)).toBe("203.0.113.5");
  expect(begun.length).toBe(5);
});

test("[SEC-5] refuses a client's forms unread for a minute after sixty that were read in vain", async () => {
  let time = 0;
  const { begun, post } = direct(() => time);
  for (let count = 1; count <= 60; count += 1) {
    const { end } = post("198.51.100.66");
    await expect.poll(() => begun.length).toBe(count);
    end([400, 413, 429][count % 3] ?? 0);
  }
  expect(post("198.51.100.66").response.statusCode).toBe(429);
  post("203.0.113.5");
  await expect.poll(() => begun.at(-1)).toBe("203.0.113.5");
  time = 60_000;
  post("198.51.100.66");
  await expect.poll(() => begun.at(-1)).toBe("198.51.100.66");
});

test("[SEC-5] closes the connection of a request whose route throws", async () => {
  const { admit, errors } = admission();
  const { request, response } = exchange("/api/forms/a", { "content-length": "9" });
  admit(request, response, () => {
    throw new Error("broken");
  });
  await expect.poll(() => errors).toEqual([new Error("broken")]);
  expect(response.destroyed).toBe(true);
});
