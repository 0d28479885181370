import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { exchange } from "../exchange.fixture.ts";
import { isCurrent } from "./next-response.ts";
import { createRenderOrder } from "./render-order.ts";

/** Opens the order with a fake Next.js. `begun` lists the requests that it renders, `finish` ends the first of them. */
function openOrder(untilLate = (): Promise<unknown> => new Promise(() => undefined)) {
  const order = createRenderOrder(untilLate);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const handle = order.wrap(({ url = "" }, response) => {
    begun.push(url);
    response.setHeader("X-Nextjs-Cache", "MISS");
    return new Promise<void>((resolve) => ends.push(resolve));
  });
  const request = (url: string, method = "GET") => {
    const { request: incoming, response } = exchange(url);
    const rendered = handle(Object.assign(incoming, { method }), response);
    return Object.assign(rendered, { isCurrent: () => isCurrent(response) });
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

test("[PAGE-9] a request that waits too long gets the earlier page, marked as stale", async () => {
  const late = Promise.withResolvers();
  const { order, begun, request, finish } = openOrder(() => late.promise);
  const before = request("/en/a?first");
  order.expire();
  const after = request("/en/a?second");
  await turn();
  expect(begun).toEqual(["/en/a?first"]);
  late.resolve(undefined);
  await turn();
  expect(begun).toEqual(["/en/a?first", "/en/a?second"]);
  finish();
  finish();
  await Promise.all([before, after]);
  expect([before.isCurrent(), after.isCurrent()]).toEqual([true, false]);
});
