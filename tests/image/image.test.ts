import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { statusOf } from "../../studio/launcher/services/service.ts";
import { buildImage, inspectImage, startContainer } from "./containers.ts";
import { openImageLake, type ImageLake } from "./image-lake.ts";

/** `.ci/image` sets this variable. Other runs skip these tests, because two builds take minutes. */
const isRequested = process.env["MARQUEE_TEST_IMAGE"] === "1";

const MINUTES = 60_000;

/** User of the image. */
const USER = 1000;

const ports = { first: 3581, second: 3582, firstLake: 3583, secondLake: 3584 };

let image: string;
let lakes: { first: ImageLake; second: ImageLake };

beforeAll(async () => {
  if (!isRequested) return;
  const folder = mkdtempSync(join(tmpdir(), "marquee-image-"));
  lakes = {
    first: await openImageLake(join(folder, "first"), ports.firstLake, "nightlight"),
    second: await openImageLake(join(folder, "second"), ports.secondLake, "tidewater"),
  };
  image = buildImage("site", "one");
}, 20 * MINUTES);
afterAll(async () => {
  if (!isRequested) return;
  await lakes.first.stop();
  await lakes.second.stop();
});

const settingsOf = (lake: ImageLake, site: string) => ({
  MARQUEE_SITE_URL: site,
  MARQUEE_LAKE_URL: lake.url,
  NEXT_PUBLIC_SANITY_PROJECT_ID: "marquee",
  NEXT_PUBLIC_SANITY_STUDIO_URL: site.replace("www", "studio"),
  SANITY_API_READ_TOKEN: lake.token,
  SANITY_REVALIDATE_SECRET: "made-up-secret-of-this-test",
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: "example-project",
  NEXT_PUBLIC_FIREBASE_API_KEY: "AIza-example",
  METADATA_SERVER_DETECTION: "assume-present",
});

test.skipIf(!isRequested)(
  "[PROD-1] one image serves two environments as an ordinary user, writes only to its two folders, and stops (`.ci/image`)",
  { timeout: 5 * MINUTES },
  async () => {
    expect(inspectImage(image).config.User).toBe(`${USER}:${USER}`);
    const sites = [
      ["https://www.nightlight.example", "Nightlight", ports.first, lakes.first],
      ["https://www.tidewater.example", "Tidewater", ports.second, lakes.second],
    ] as const;
    for (const [site, name, port, lake] of sites) {
      let exitCode: number | null = null;
      const url = `http://127.0.0.1:${port}`;
      const running = await startContainer(image, {
        command: ["-H", "127.0.0.1", "-p", String(port)],
        env: settingsOf(lake, site),
        readyAt: `${url}/api/ready`,
      });
      try {
        const home = await fetch(`${url}/en`);
        const html = await home.text();
        expect([home.status, running.user]).toEqual([200, USER]);
        expect(html).toContain(name);
        expect(html).toContain(`<link rel="canonical" href="${site}/en"`);
        expect(home.headers.get("content-security-policy")).toContain(
          site.replace("www", "studio"),
        );
        // Drawn with fonts of packages that no import names.
        expect(await statusOf(`${url}/favicon.ico`)).toBe(200);
        expect(running.changes()).toEqual([]);
      } finally {
        exitCode = await running.stop();
      }
      expect(exitCode).toBe(0);
    }
  },
);

test.skipIf(!isRequested)(
  "[PROD-1] two builds of the same sources have the same layers (`.ci/image`)",
  { timeout: 20 * MINUTES },
  () => {
    const second = inspectImage(buildImage("site", "two"));
    expect(second.rootfs.diff_ids).toEqual(inspectImage(image).rootfs.diff_ids);
  },
);
