import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createRenderOrder } from "./render-order.ts";

/** Opens the order with a fake Next.js. `begun` lists the requests that it renders, `finish` ends the first of them. */
function openOrder() {
  const order = createRenderOrder();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const handle = order.wrap(({ url = "" }) => {
    begun.push(url);
    return new Promise<void>((resolve) => ends.push(resolve));
  });
  const request = (url: string, method = "GET") => {
    const incoming = Object.assign(new IncomingMessage(new Socket()), { url, method });
    return handle(incoming, new ServerResponse(incoming));
  };
  return { order, begun, request, finish: () => ends.shift()?.() };
}

test("[PAGE-7] a request after a change waits for the rendering of its page that began before, and then has its own", async () => {
  const { order, begun, request, finish } = openOrder();
  const before = request("/en/a?first");
  order.expire();
  const after = [request("/en/a?second"), request("/en/a?third")];
  void request("/en/b");
  await turn();
  expect(begun).toEqual(["/en/a?first", "/en/b"]);
  finish();
  await before;
  await turn();
  expect(begun).toEqual(["/en/a?first", "/en/b", "/en/a?second", "/en/a?third"]);
  for (let each = 0; each < 3; each += 1) finish();
  await Promise.all(after);
  expect(order.size()).toBe(0);
});

test("requests without a change in between share a rendering, and streams keep nobody waiting", async () => {
  const { order, begun, request } = openOrder();
  void request("/en/a?first");
  void request("/en/a?second");
  await turn();
  void request("/api/live");
  order.expire();
  void request("/api/live");
  void request("/en/c", "POST");
  await turn();
  expect(begun).toEqual(["/en/a?first", "/en/a?second", "/api/live", "/api/live", "/en/c"]);
});
