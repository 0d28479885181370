import { afterEach, expect, it, vi } from "vitest";
import { field, setUpServedLake } from "./support/set-up-lake.ts";

const { lake, connect } = setUpServedLake();
afterEach(() => {
  vi.useRealTimers();
});

const stream = (id: string, token?: string) => ({
  open: true,
  id,
  url: "/v2025-02-19/data/listen/production?query=*",
  headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
});
const isResponse = (id: string) => (message: unknown) =>
  field(message, "id") === id && field(message, "status") !== undefined;

it("[SEC-5] of one client, at most 50 stream sockets wait without an accepted stream", async () => {
  const codes: number[] = [];
  const sockets = await Promise.all(Array.from({ length: 60 }, () => connect("/streams")));
  for (const { closed } of sockets) void closed.then((code) => codes.push(code));
  await expect.poll(() => codes.length).toBe(10);
  expect(new Set(codes)).toEqual(new Set([1013]));
  for (const { close } of sockets) close();
});

it("[SEC-5] closes a stream socket that opens no stream in time, and keeps one with a stream", async () => {
  const socket = await connect("/streams");
  socket.send(stream("a", lake.tokens.viewer));
  expect(await socket.until(isResponse("a"))).toMatchObject({ status: 200 });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const [silent, refused] = [await connect("/streams"), await connect("/streams")];
  refused.send(stream("b", "not a token"));
  expect(await refused.until(isResponse("b"))).toMatchObject({ status: 401 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await Promise.all([silent.closed, refused.closed])).toEqual([1008, 1008]);
  await vi.advanceTimersByTimeAsync(120_000);
  socket.send(stream("c", lake.tokens.viewer));
  expect(await socket.until(isResponse("c"))).toMatchObject({ status: 200 });
  socket.send({ close: true, id: "a" });
  socket.send({ close: true, id: "c" });
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await socket.closed).toBe(1001);
});

it("[SEC-5] refuses more than 200 sockets of one client", async () => {
  const opened = [];
  for (let index = 0; index < 200; index += 1) {
    const socket = await connect("/streams");
    socket.send(stream("a", lake.tokens.viewer));
    await socket.until(isResponse("a"));
    opened.push(socket);
  }
  await expect(connect("/streams")).rejects.toThrow("503");
  opened[0]?.close();
  await opened[0]?.closed;
  await expect.poll(() => connect("/streams").then(({ close }) => close())).toBeUndefined();
  for (const { close } of opened) close();
});
