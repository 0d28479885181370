// @module-tag all
import { randomBytes } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { newFolder, serveLakeProcess, type ServedLake, tokenFor } from "./support/served-lake.ts";

const BURST = 24;

let folder: string;
let lake: ServedLake;
let image: string;

const upload = async (picture: Sharp) =>
  fetch(`${lake.url}/v1/assets/images/production`, {
    method: "POST",
    headers: { authorization: `Bearer ${await tokenFor(folder, "editor")}` },
    body: new Uint8Array(await picture.toBuffer()),
  });

beforeAll(async () => {
  folder = newFolder();
  lake = await serveLakeProcess(folder);
  const size = { width: 2_400, height: 1_600 };
  // Uses a picture of noise, because noise takes longest to encode. Most images of a burst are
  // therefore still in the queue when a test checks the queue.
  const raw = { ...size, channels: 3 } as const;
  const noise = sharp(randomBytes(size.width * size.height * 3), { raw });
  const stored = await upload(noise.jpeg());
  const { document } = z
    .looseObject({ document: z.object({ path: z.string() }) })
    .parse(await stored.json());
  image = `${lake.url}/${document.path}`;
}, 60_000);

afterAll(async () => {
  await lake.end("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
});

const made = () =>
  readdirSync(join(folder, "cache", "images")).filter((name) => !name.endsWith(".part")).length;

/**
 * Requests the image in many widths as one client, without waiting for the responses. The first
 * width is `from` px. Returns a function that aborts all these requests.
 */
function burst(client: string, from: number) {
  const asked = Array.from({ length: BURST }, (_, index) => {
    const headers = { "x-forwarded-for": client };
    const outgoing = get(`${image}?w=${from + index}`, { headers, agent: false }, (response) =>
      response.resume(),
    );
    outgoing.on("error", () => undefined);
    return outgoing;
  });
  return () => {
    for (const each of asked) each.destroy();
  };
}

const askAs = async (client: string, width: number) =>
  (await fetch(`${image}?w=${width}`, { headers: { "x-forwarded-for": client } })).status;

it("[SEC-1] serves a second client before the first client's burst through the same proxy", async () => {
  const disconnect = burst("198.51.100.1", 1_000);
  // Waits for the first image of the burst. The other images are then in the queue.
  await expect.poll(() => made(), { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await askAs("203.0.113.1", 700)).toBe(200);
  expect(made()).toBeLessThan(BURST / 2);
  disconnect();
}, 60_000);

it("[SEC-1] drops the queued images of a client that disconnected", async () => {
  const before = made();
  const disconnect = burst("198.51.100.2", 1_100);
  await expect.poll(() => made(), { timeout: 20_000 }).toBeGreaterThan(before);
  disconnect();
  // The lake processes one client's images in order. Once it has sent this image, the earlier
  // images are either made or dropped.
  expect(await askAs("198.51.100.2", 701)).toBe(200);
  expect(made() - before).toBeLessThan(BURST / 2);
}, 60_000);

it("[SEC-5] refuses an image of a few kB that takes more than a gigabyte to decode", async () => {
  const flat = sharp({ create: { width: 8_000, height: 8_000, channels: 4, background: "#0808" } });
  const response = await upload(flat.avif({ effort: 0, quality: 30 }));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: {
      description:
        "The upload can't be decoded with 576 MB of memory. Scale the image down, or save it as JPEG, and upload it again",
    },
  });
}, 60_000);
