import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pacedBody, streamBody } from "./paced-body.ts";

const pace = { milliseconds: 30_000, bytes: 1_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openBody() {
  let isCancelled = false;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
    cancel: () => void (isCancelled = true),
  });
  return {
    body,
    send: (bytes: number) => controller?.enqueue(new Uint8Array(bytes)),
    end: () => controller?.close(),
    isCancelled: () => isCancelled,
  };
}

async function sizeOf(body: ReadableStream<Uint8Array>): Promise<number> {
  let size = 0;
  for await (const chunk of pacedBody(streamBody(body), pace)) size += chunk.byteLength;
  return size;
}

it("[LAKE-4] reads a body while it meets the minimum rate", async () => {
  const { body, send, end } = openBody();
  const size = sizeOf(body);
  for (let period = 0; period < 100; period += 1) {
    send(1_000);
    await vi.advanceTimersByTimeAsync(pace.milliseconds);
  }
  end();
  expect(await size).toBe(100_000);
  expect(vi.getTimerCount()).toBe(0);
});

it("[LAKE-4] throws a 408 and cancels a body that falls below the minimum rate", async () => {
  const { body, send, isCancelled } = openBody();
  const failure = sizeOf(body).catch((error: unknown) => error);
  send(1_000);
  await vi.advanceTimersByTimeAsync(pace.milliseconds);
  send(999);
  await vi.advanceTimersByTimeAsync(pace.milliseconds);
  expect(await failure).toMatchObject({ status: 408 });
  expect(isCancelled()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
