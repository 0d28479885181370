import { afterEach, expect, test, vi } from "vitest";
import { restartOnExit } from "./restart-on-exit.ts";
import type { Ended, Service } from "./service.ts";

afterEach(() => void vi.useRealTimers());

function createService(pid: number, ready: Promise<void> = Promise.resolve()) {
  const { promise: ended, resolve: end } = Promise.withResolvers<Ended>();
  const stop = vi.fn<() => Promise<void>>(async () => undefined);
  ready.catch(() => undefined);
  const service: Service = { name: "The trial", pid, ready, ended, stop };
  return {
    service,
    stop,
    end: () =>
      end({ name: "The trial", how: "was stopped by SIGKILL", lastLines: [], logFile: "" }),
  };
}

function watch(isReady: () => boolean = () => true, firstReady?: Promise<void>) {
  vi.useFakeTimers();
  const services = [createService(1, firstReady)];
  const happened: string[] = [];
  const start = () => {
    const ready = isReady() ? Promise.resolve() : Promise.reject(new Error("The port is in use."));
    const next = createService(services.length + 1, ready);
    services.push(next);
    return next.service;
  };
  const stop = restartOnExit(services[0]?.service ?? start(), start, {
    onRestart: ({ how }) => happened.push(how),
    onReady: ({ pid }) => happened.push(`ready as ${pid}`),
    onGiveUp: () => happened.push("given up"),
  });
  const endNewest = async () => {
    services.at(-1)?.end();
    await vi.runAllTimersAsync();
  };
  return { services, happened, stop, endNewest };
}

test("[RUN-1] stops the newest service, and gives up one that fails again and again", async () => {
  const { happened, endNewest } = watch();
  for (let count = 0; count < 6; count += 1) await endNewest();
  expect(happened.filter((each) => each.startsWith("ready"))).toHaveLength(5);
  expect(happened.at(-1)).toBe("given up");
  const stopped = watch();
  await stopped.endNewest();
  await stopped.stop();
  expect(stopped.services.map((each) => each.stop.mock.calls.length)).toEqual([0, 1]);
});

test("[RUN-1] gives up a service that can't start again", async () => {
  const { happened, endNewest } = watch(() => false);
  await endNewest();
  expect(happened).toEqual(["was stopped by SIGKILL", "given up"]);
});

test("[RUN-1] doesn't start a service again that exited before it was ready", async () => {
  const { services, happened, endNewest } = watch(undefined, Promise.reject(new Error("exited")));
  await endNewest();
  expect(happened).toEqual(["given up"]);
  expect(services).toHaveLength(1);
});
