// @module-tag all
import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { addressOf, assetCalls, bytesOf } from "./support/asset-calls.ts";
import { setUpServedLake } from "./support/set-up-lake.ts";

const { lake, url } = setUpServedLake();
const { upload } = assetCalls(() => lake);

it("[SEC-1] serves a second client before the first client's burst through the same proxy, and drops the burst when it disconnects", async () => {
  const size = { width: 2_400, height: 1_600 };
  // Noise takes longest to encode, so most images of the burst are still in the queue when the test looks.
  const raw = { ...size, channels: 3 } as const;
  const noise = sharp(randomBytes(size.width * size.height * 3), { raw });
  const { body } = await upload("images", await bytesOf(noise.jpeg()));
  const image = url() + addressOf(body);
  const files = () => readdirSync(join(lake.dataDir, "cache", "images"));
  const made = () => files().filter((name) => !name.endsWith(".part")).length;
  const count = 24;
  const headers = { "x-forwarded-for": "198.51.100.1" };
  const burst = Array.from({ length: count }, (_, index) =>
    get(`${image}?w=${1_000 + index}`, { headers, agent: false }, (response) =>
      response.resume(),
    ).on("error", () => undefined),
  );
  const statusFor = async (client: string, width: number) =>
    (await fetch(`${image}?w=${width}`, { headers: { "x-forwarded-for": client } })).status;
  await expect.poll(made, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await statusFor("203.0.113.1", 700)).toBe(200);
  expect(made()).toBeLessThan(count / 2);
  for (const request of burst) request.destroy();
  // One client's images are made in order, so after this one the earlier images are either made or dropped.
  expect(await statusFor("198.51.100.1", 701)).toBe(200);
  expect(made()).toBeLessThan(count);
}, 60_000);
