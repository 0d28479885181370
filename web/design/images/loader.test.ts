import { expect, test } from "vitest";
import loadPicture, { assetAddress, imageAddress } from "./loader.ts";

const hosted = "https://cdn.sanity.io/images/abc123/production/1f-2400x1350.jpg";
const embedded = "http://localhost:3400/images/marquee/production/1f-2400x1350.webp";

test("[IMG-1] a hosted picture is asked of its CDN in one width, quality 75, automatic format", () => {
  expect(loadPicture({ src: hosted, width: 1080 })).toBe(
    `${hosted}?w=1080&q=75&auto=format&fit=max`,
  );
});

test("[IMG-1] a picture of the embedded lake is asked of the site itself", () => {
  expect(assetAddress(embedded)).toBe("/cdn/images/marquee/production/1f-2400x1350.webp");
});

test("[IMG-1] a crop that is already in the address stays in it", () => {
  const cropped = `${assetAddress(embedded)}?rect=10,20,300,400`;
  const address = loadPicture({ src: cropped, width: 640, quality: 60 });
  expect(Object.fromEntries(new URLSearchParams(address.split("?")[1]))).toEqual({
    rect: "10,20,300,400",
    w: "640",
    q: "60",
    auto: "format",
    fit: "max",
    frame: "1",
  });
});

test("a picture for a social card is cut to its height", () => {
  expect(imageAddress({ url: hosted }, { width: 1200, height: 630 })).toBe(
    `${hosted}?w=1200&q=75&auto=format&fit=crop&h=630`,
  );
});

test("[IMG-1] a vector has one file, which the CDN neither scales nor crops", () => {
  const drawn = hosted.replace(".jpg", ".svg");
  expect(loadPicture({ src: `${drawn}?rect=0,0,10,10`, width: 640 })).toBe(drawn);
  expect(imageAddress({ url: drawn }, { width: 1200, height: 630 })).toBe(drawn);
});

test.each(["gif", "webp"])("[BLK-3] of a %s, which may move, one frame is asked for", (format) => {
  const src = hosted.replace("jpg", format);
  expect(new URL(loadPicture({ src, width: 640 })).searchParams.get("frame")).toBe("1");
});
