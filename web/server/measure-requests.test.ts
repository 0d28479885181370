import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import type { AnsweredRequest } from "../telemetry/telemetry.ts";
import { createRequestMeter, inTraceOfRenewal } from "./measure-requests.ts";

const counted: AnsweredRequest[] = [];
const continued: (string | undefined)[] = [];

/** Replaces OpenTelemetry. The page `/en` was expired in a trace. */
function switchOn(): void {
  globalThis.marqueeTelemetry = {
    inSpan: (_name, work) => work(),
    continueTrace: (traceparent, work) => {
      continued.push(traceparent);
      return work();
    },
    traceparent: () => undefined,
    countRequest: (request) => void counted.push(request),
    countRenewal: () => undefined,
    renewals: {
      rendered: () => undefined,
      expired: () => undefined,
      take: (path) => (path === "/en" ? "00-publication" : undefined),
    },
    stop: async () => undefined,
  };
}

afterEach(() => {
  globalThis.marqueeTelemetry = undefined;
  counted.length = continued.length = 0;
});

function exchange(url: string) {
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  request.url = url;
  return { request, answer: new ServerResponse(request) };
}

const start = createRequestMeter((path) =>
  path === "/en/secret" ? "/[locale]/[[...path]]" : null,
);

test("[PROD-5] counts a response with its route, and without the address", () => {
  switchOn();
  const { request, answer } = exchange("/en/secret?code=secret");
  const count = start(request, answer);
  request.url = "/en/other";
  answer.statusCode = 404;
  count?.("miss");
  expect(counted).toEqual([
    {
      method: "GET",
      route: "/[locale]/[[...path]]",
      status: 404,
      cache: "miss",
      seconds: expect.any(Number),
    },
  ]);
});

test("[PROD-5] does not count event streams, which last until the visitor leaves", () => {
  switchOn();
  const { request, answer } = exchange("/api/live");
  answer.setHeader("content-type", "text/event-stream");
  start(request, answer)?.("miss");
  expect(counted).toEqual([]);
});

test("[PROD-5] measures nothing while OpenTelemetry is off", async () => {
  const { request, answer } = exchange("/en");
  expect(start(request, answer)).toBeUndefined();
  const next = vi.fn<() => Promise<void>>(async () => undefined);
  await inTraceOfRenewal(next)(request, answer);
  expect([next.mock.calls.length, continued]).toEqual([1, []]);
});

test("[PROD-5] renders an expired page in the trace that expired it", async () => {
  switchOn();
  const handle = inTraceOfRenewal(async () => undefined);
  for (const url of ["/en?page=2", "/en/about"]) {
    const { request, answer } = exchange(url);
    await handle(request, answer);
  }
  expect(continued).toEqual(["00-publication", undefined]);
});
