// @module-tag all
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageDocument, textBlock } from "../../support/documents.ts";
import {
  type Image,
  type ImageSite,
  makeImage,
  startImage,
  stateOf,
} from "../../support/image/image-site.ts";
import { root } from "../../support/stack/places.ts";
import { addressesOf, portBeside, testStack } from "../../support/stack/stack.ts";
import { expect, test } from "../../support/test.ts";

const DATASET = "image-test";

const keysIn = (text: string) => text.match(/(?<=": ")[0-9a-f]{32,}(?=")/g) ?? [];

const address = addressesOf(testStack);

let image: Image;

test.describe.configure({ mode: "serial" });
test.skip(testStack.name === "dev", "needs a build");
test.beforeAll(async () => {
  test.setTimeout(180_000);
  image = await makeImage(testStack);
});

async function seenAt({ url }: ImageSite) {
  const home = await fetch(`${url}/en`);
  const html = await home.text();
  const firebase = await fetch(`${url}/api/firebase`);
  return {
    html,
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    policy: home.headers.get("content-security-policy") ?? "",
    policyOfFiles: (await fetch(`${url}/api/health`)).headers.get("content-security-policy"),
    transport: home.headers.get("strict-transport-security"),
    firebase: await firebase.json(),
    caching: firebase.headers.get("cache-control"),
  };
}

const first = { name: "first", port: portBeside(testStack, 21), env: {} };
const second = {
  name: "second",
  port: portBeside(testStack, 22),
  env: {
    NEXT_PUBLIC_SANITY_DATASET: DATASET,
    NEXT_PUBLIC_SANITY_STUDIO_URL: "https://studio.quay.example",
    NEXT_PUBLIC_FIREBASE_API_KEY: "key-of-the-quay",
    MARQUEE_SITE_URL: "https://quay.example",
  },
};

test("[PROD-1] one build serves two environments with their own settings, and SIGTERM stops it gracefully", async ({
  lake,
}) => {
  test.setTimeout(120_000);
  const datasets = await lake.datasets.list();
  if (!datasets.some(({ name }) => name === DATASET)) {
    await lake.datasets.create(DATASET, { aclMode: "private" });
  }
  const other = lake.withConfig({ dataset: DATASET });
  await other.createOrReplace({ _id: "siteSettings", _type: "siteSettings", name: "The Quay" });
  await other.createOrReplace(pageDocument("index", [textBlock("Words of the quay.")]));

  const before = stateOf(image);
  const site = await startImage(testStack, image, first);
  try {
    const seen = await seenAt(site);
    expect(seen.html).toContain("Nightlight");
    expect(seen.canonical).toBe(`${site.url}/en`);
    expect(seen.policy).toContain(`frame-ancestors 'self' ${address.studio}`);
    expect(seen.policyOfFiles).toContain(`frame-ancestors 'self' ${address.studio};`);
    expect(seen.transport).toBeNull();
    expect(seen.firebase).toMatchObject({ apiKey: "demo-key", projectId: "demo-marquee" });
    expect(seen.caching).toBe("no-store");
    // Fonts, pictures and icons come from packages that no import names.
    const font = /\/typefaces\/[^"' )]+\.woff2/.exec(seen.html)?.[0];
    for (const path of [font, "/favicon.ico", "/missing-picture.svg"]) {
      expect((await fetch(`${site.url}${path}`)).status, path).toBe(200);
    }
    const gallery = await fetch(`${site.url}/en/block-gallery?block=quote`);
    expect(gallery.status).toBe(404);
    expect(await gallery.text()).not.toContain("data-specimen");
    await test.step("SIGTERM ends event streams, finishes open responses and exits", async () => {
      const stream = await fetch(`${site.url}/api/live`);
      // A page that this process has not rendered yet takes some time.
      const open = fetch(`${site.url}/en/sign-in`);
      // Until the site has received the request, it may refuse it. It has when it answers a later one.
      await fetch(`${site.url}/api/health`);
      const stopped = site.stop();
      expect((await open).status).toBe(200);
      await stream.text().catch(() => "ended");
      expect(await stopped).toBe(0);
      await expect(fetch(site.url)).rejects.toThrow("fetch failed");
    });
  } finally {
    await site.stop();
  }

  const next = await startImage(testStack, image, second);
  try {
    const seen = await seenAt(next);
    expect(seen.html).toContain("Words of the quay.");
    expect(seen.html).toContain("The Quay");
    expect(seen.html).not.toContain("Nightlight");
    expect(seen.canonical).toBe("https://quay.example/en");
    expect(seen.policy).toContain("frame-ancestors 'self' https://studio.quay.example");
    expect(seen.policyOfFiles).toContain("frame-ancestors 'self' https://studio.quay.example;");
    expect(seen.transport).toBe("max-age=63072000");
    expect(seen.firebase).toMatchObject({ apiKey: "key-of-the-quay" });
    const drawn = /content="https:\/\/quay\.example(\/social\/[^"]+)"/.exec(seen.html)?.[1];
    expect((await fetch(`${next.url}${drawn}`)).status).toBe(200);
  } finally {
    expect(await next.stop()).toBe(0);
  }

  expect(readdirSync(site.data)).toContain("content");
  expect(stateOf(image)).toEqual(before);
});

test("[PROD-1] the image contains neither keys nor caches nor settings", () => {
  const built = join(root, "web", image.dist);
  const keys = keysIn(readFileSync(join(built, "server/preview-props.json"), "utf8"));
  expect(keys).toHaveLength(3);
  const names = [...stateOf(image).keys()];
  expect(names.length).toBeGreaterThan(1_000);
  expect(names.filter((name) => /\.env|\.test\.tsx?$|(?:^|\/)cache\//.test(name))).toEqual([]);
  const leaks = names
    .filter((name) => name.startsWith(`web/${image.dist}/`) && /\.(?:js|json|html)$/.test(name))
    .filter((name) => name !== `web/${image.dist}/server/preview-props.json`)
    .filter((name) => {
      const text = readFileSync(join(image.app, name), "utf8");
      return [...keys, address.lake, address.studio].some((each) => text.includes(each));
    });
  expect(leaks).toEqual([]);
});
