import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { enforceRate, streamBody } from "./request-body.ts";

const rate = { milliseconds: 30_000, bytes: 1_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Reads a body. `send` sends bytes in one period. */
function readBody() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const sizeOf = async () => {
    let size = 0;
    for await (const chunk of enforceRate(streamBody(readable), rate)) size += chunk.byteLength;
    return size;
  };
  const send = async (bytes: number) => {
    void writer.write(new Uint8Array(bytes));
    await vi.advanceTimersByTimeAsync(rate.milliseconds);
  };
  return { size: sizeOf(), send, writer };
}

it("[LAKE-4] reads a body while it meets the minimum rate", async () => {
  const { size, send, writer } = readBody();
  for (let period = 0; period < 100; period += 1) await send(1_000);
  await writer.close();
  expect(await size).toBe(100_000);
  expect(vi.getTimerCount()).toBe(0);
});

it("[LAKE-4] throws a 408 and cancels a body that falls below the minimum rate", async () => {
  const { size, send, writer } = readBody();
  const failure = size.catch((error: unknown) => error);
  const cancelled = writer.closed.then(
    () => false,
    () => true,
  );
  await send(1_000);
  await send(999);
  expect(await failure).toMatchObject({ status: 408 });
  expect(await cancelled).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
