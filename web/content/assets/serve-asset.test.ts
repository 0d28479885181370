import { beforeEach, expect, test } from "vitest";
import loadPicture, { pictureWidths } from "../../design/images/loader.ts";
import { largeAddress, renditionOf } from "../../design/images/rendition.ts";
import { socialCut } from "../../design/images/social-cut.ts";
import { stubSiteEnv } from "../../runtime/site-env.fixture.ts";
import { createAssetEndpoint } from "./serve-asset.ts";

beforeEach(stubSiteEnv);

const sha1 = "c0ffee0123456789c0ffee0123456789c0ffee01";
const path = `/cdn/images/marquee/production/${sha1}-2400x1350.jpg`;
const picture = {
  asset: {
    url: `http://localhost:3400/images/marquee/production/${sha1}-2400x1350.jpg`,
    lqip: null,
    width: 2400,
    height: 1350,
  },
  hotspot: { x: 0.3, y: 0.4 },
  crop: { top: 0.1, bottom: 0.1, left: 0.25, right: 0 },
};

type Lake = (request: Request) => Response | Promise<Response>;

const jpeg: Lake = () => new Response("bytes", { headers: { "content-type": "image/jpeg" } });

/** Sends a request to an endpoint in front of a fake lake. Returns its response, and the lake's requests. */
async function ask(address: string, { lake = jpeg, ...init }: RequestInit & { lake?: Lake } = {}) {
  const asked: Request[] = [];
  const endpoint = createAssetEndpoint({
    projectId: "marquee",
    dataset: "production",
    lakeUrl: "http://lake.test",
    fetch: async (input, options) => {
      const request = new Request(input, options);
      asked.push(request);
      return lake(request);
    },
  });
  const request = new Request(new URL(address, "https://nightlight.test"), init);
  const segments = new URL(request.url).pathname.split("/").slice(2);
  return { response: await endpoint(request, segments), asked };
}

const statusOf = async (address: string) => (await ask(address)).response.status;

const srcSet = (value: string | null) =>
  (value ?? "").split(", ").map((entry) => entry.split(" ")[0] ?? "");

test("[IMG-1][PAGE-8] serves every URL that a page offers for an image, cropped or whole, and its social images", async () => {
  const { src, srcSet: offered } = renditionOf(picture);
  const whole = renditionOf({ ...picture, crop: null });
  const addresses = [
    src,
    ...srcSet(offered),
    ...srcSet(whole.srcSet),
    largeAddress(picture),
    path,
    ...pictureWidths.map((width) => loadPicture({ src: path.replace("jpg", "webp"), width })),
  ];
  expect(addresses.length).toBeGreaterThan(16);
  const small = { ...picture, asset: { ...picture.asset, width: 600, height: 400 }, crop: null };
  const social = [picture, small].map((each) => socialCut(each)?.address ?? "");
  for (const address of [...addresses, ...social]) {
    expect([address, await statusOf(address)]).toEqual([address, 200]);
  }
});

test("[SEC-1] requests only the transform from the lake, without the signature, and nothing that it doesn't sign", async () => {
  const { asked } = await ask(renditionOf(picture).src);
  const address = new URL(asked[0]?.url ?? "");
  expect(address.pathname).toBe(`/images/marquee/production/${sha1}-2400x1350.jpg`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    rect: "600,135,1800,1080",
    w: "1080",
    q: "75",
    auto: "format",
    fit: "max",
  });
  const signed = new URL(renditionOf(picture).src, "https://nightlight.test");
  const elsewhere = signed.href.replace("c0ffee", "decade");
  signed.searchParams.set("w", "1081");
  expect([await statusOf(elsewhere), await statusOf(signed.href)]).toEqual([400, 400]);
});

const listed = "w=640&q=75&auto=format&fit=max";

test.each([
  [400, `${path}?w=641&q=75&auto=format&fit=max`],
  [400, `${path}?${listed}&blur=50`],
  [400, `${path}?${listed}&rect=0,0,10,10&s=AAAAAAAAAAAAAAAAAAAAAA`],
  [400, `${path}?${listed}&__proto__=x`],
  [400, `${path}?dl=a.jpg`],
  [400, `${path}?rect=0,0,10,10&w=10&h=10&fit=crop&fm=jpg&q=75`],
  [404, "/cdn/images"],
  [404, path.replace("marquee", "other")],
  [404, path.replace("production", "secret")],
  [404, "/cdn/images/marquee/production/..%2f..%2fdata"],
  [404, `${path}/name.jpg`],
  [404, path.replace("images", "files")],
])("[SEC-1] returns %i for %s and sends no request to the lake", async (status, address) => {
  const { response, asked } = await ask(address);
  expect([response.status, asked]).toEqual([status, []]);
});

test("serves a byte range of a file, and passes on the download name", async () => {
  const file = `/cdn/files/marquee/production/${sha1}.mp4?dl=film.mp4&lng=en`;
  const { response, asked } = await ask(file, {
    headers: { range: "bytes=0-4" },
    lake: () => new Response("bytes", { status: 206, headers: { "content-range": "bytes 0-4/9" } }),
  });
  expect([response.status, response.headers.get("content-range")]).toEqual([206, "bytes 0-4/9"]);
  expect(new URL(asked[0]?.url ?? "").search).toBe("?dl=film.mp4");
  expect(asked[0]?.headers.get("range")).toBe("bytes=0-4");
});

test("[SEC-1] forwards the client address that the site's proxy added, not the client's own", async () => {
  const { asked } = await ask(path, {
    headers: { "x-forwarded-for": "198.51.100.1, 203.0.113.7" },
  });
  expect(asked[0]?.headers.get("x-forwarded-for")).toBe("203.0.113.7");
});

test("[SEC-1] disconnects from the lake when the client disconnects", async () => {
  const gone = new AbortController();
  const { promise: dropped, resolve: drop } = Promise.withResolvers<void>();
  const lake: Lake = ({ signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => {
        drop();
        reject(signal.reason);
      });
      gone.abort();
    });
  const { response } = await ask(path, { signal: gone.signal, lake });
  await dropped;
  expect(response.status).toBe(503);
});

test.each([
  ["is down", () => Promise.reject(new TypeError("fetch failed"))],
  ["has too much to do", () => new Response("{}", { status: 503 })],
  ["fails", () => new Response("{}", { status: 500 })],
])("[PAGE-9] returns 503 with Retry-After when the lake %s", async (_what, lake) => {
  const { response } = await ask(path, { lake });
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("[SEC-4] serves a PDF as an attachment, because browsers can't display it in a sandbox", async () => {
  const lake = () => new Response("%PDF", { headers: { "content-type": "application/pdf" } });
  const { response } = await ask(`/cdn/files/marquee/production/${sha1}.pdf`, { lake });
  expect(response.headers.get("content-disposition")).toBe("attachment");
});
