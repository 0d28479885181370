import { expect, test } from "vitest";
import loadPicture, { assetAddress, imageAddress } from "./loader.ts";

const hosted = "https://cdn.sanity.io/images/abc123/production/1f-2400x1350.jpg";
const embedded = "http://localhost:3400/images/marquee/production/1f-2400x1350.webp";

test("[IMG-1] requests a hosted image from its CDN with one width, quality 75 and automatic format", () => {
  expect(loadPicture({ src: hosted, width: 1080 })).toBe(
    `${hosted}?w=1080&q=75&auto=format&fit=max`,
  );
});

test("[IMG-1] requests an image of the embedded lake from the site itself", () => {
  expect(assetAddress(embedded)).toBe("/cdn/images/marquee/production/1f-2400x1350.webp");
});

test("[IMG-1] keeps a crop that is already in the URL", () => {
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

test("crops a social image to its height", () => {
  expect(imageAddress({ url: hosted }, { width: 1200, height: 630 })).toBe(
    `${hosted}?w=1200&q=75&auto=format&fit=crop&h=630`,
  );
});

test("[IMG-1] returns a vector's file without scaling or cropping", () => {
  const drawn = hosted.replace(".jpg", ".svg");
  expect(loadPicture({ src: `${drawn}?rect=0,0,10,10`, width: 640 })).toBe(drawn);
  expect(imageAddress({ url: drawn }, { width: 1200, height: 630 })).toBe(drawn);
});

test.each(["gif", "webp"])(
  "[BLK-3] requests one frame of a %s, which may be animated",
  (format) => {
    const src = hosted.replace("jpg", format);
    expect(new URL(loadPicture({ src, width: 640 })).searchParams.get("frame")).toBe("1");
  },
);
