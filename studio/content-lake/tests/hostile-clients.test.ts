// @module-tag all
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSocket } from "./support/open-socket.ts";
import { createToken } from "./support/run-command.ts";
import { newFolder, serveLakeProcess, type ServedLake } from "./support/served-lake.ts";

const folder = newFolder();
let lake: ServedLake;
beforeAll(async () => {
  lake = await serveLakeProcess(folder);
});
afterAll(() => lake.end("SIGKILL"));

interface Raw {
  socket: Socket;
  received: () => string;
  closed: Promise<void>;
}

function openRaw(): Raw {
  const socket = connect(Number(new URL(lake.url).port), "127.0.0.1");
  let received = "";
  socket.on("data", (chunk) => (received += String(chunk)));
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => socket.on("close", () => resolve()));
  return { socket, received: () => received, closed };
}

/** Sends bytes and returns the first line of the response when the lake has closed the connection or responded. */
async function statusOf(...parts: string[]): Promise<string> {
  const raw = openRaw();
  for (const part of parts) raw.socket.write(part);
  await Promise.race([raw.closed, once(raw.socket, "data")]);
  raw.socket.destroy();
  return raw.received().split("\r\n")[0] ?? "";
}

/** Time in ms of a small request, which other clients' attacks must not delay much. */
async function latency(): Promise<number> {
  const startedAt = performance.now();
  expect((await fetch(`${lake.url}/v1/ready`)).status).toBe(200);
  return performance.now() - startedAt;
}

it("[LAKE-4] closes connections whose headers come slowly, and serves others meanwhile", async () => {
  const slow = Array.from({ length: 200 }, () => openRaw());
  for (const { socket } of slow) socket.write("GET /v1/ping HTTP/1.1\r\nhost: localhost\r\n");
  const startedAt = performance.now();
  const drip = setInterval(() => {
    for (const { socket } of slow) if (socket.writable) socket.write("x-more: 1\r\n");
  }, 1_000);
  expect(await latency()).toBeLessThan(2_000);
  await Promise.all(slow.map(({ closed }) => closed));
  clearInterval(drip);
  expect(performance.now() - startedAt).toBeLessThan(40_000);
  expect(slow.filter((one) => one.received().includes("408 Request Timeout"))).not.toEqual([]);
}, 60_000);

it("[LAKE-4] refuses connections beyond the limit, keeps the open ones, and recovers", async () => {
  const first = openRaw();
  first.socket.write("GET /v1/ping HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await expect.poll(first.received).toContain("200 OK");
  const flood: Raw[] = [];
  for (let n = 0; n < 4_200; n += 1) {
    flood.push(openRaw());
    if (n % 200 === 0) await pause(20);
  }
  const isOpen = ({ socket }: Raw) => !socket.destroyed;
  await expect
    .poll(() => flood.filter(isOpen).length, { timeout: 10_000 })
    .toBeLessThanOrEqual(4_000);
  first.socket.write("GET /v1/ready HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await expect.poll(first.received, { timeout: 5_000 }).toContain('"ready":true');
  for (const { socket } of [...flood, first]) socket.destroy();
  await expect.poll(() => latency().catch(() => Infinity), { timeout: 10_000 }).toBeLessThan(2_000);
}, 60_000);

it("[LAKE-4] refuses oversized headers, bodies and frames before it reads them", async () => {
  const head = (more: string, method = "GET", path = "/v1/ping") =>
    `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`;
  expect(await statusOf(head(`x-long: ${"x".repeat(20_000)}\r\n`))).toMatch(/ 431 /);
  const token = await createToken(folder, "editor");
  const mutation = (more: string) =>
    head(`authorization: Bearer ${token}\r\n${more}\r\n`, "POST", "/v1/data/mutate/production");
  expect(await statusOf(mutation("content-length: 99999999999"))).toMatch(/ 413 /);
  const chunk = `100000\r\n${" ".repeat(0x100000)}\r\n`;
  const chunks = Array<string>(6).fill(chunk);
  expect(await statusOf(mutation("transfer-encoding: chunked"), ...chunks)).toMatch(/ 413 /);
  const socket = await openSocket(`${lake.url.replace("http", "ws")}/streams`);
  socket.send("x".repeat(300_000));
  expect(await socket.closed).toBe(1009);
  expect(await latency()).toBeLessThan(2_000);
});
