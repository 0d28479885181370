import { expect, test } from "vitest";
import loadPicture, { assetAddress, imageAddress } from "./loader.ts";

const hosted = "https://cdn.sanity.io/images/abc123/production/1f-2400x1350.jpg";
const embedded = "http://localhost:3400/images/marquee/production/1f-2400x1350.webp";

const query = "&q=75&auto=format&fit=max";
const drawn = hosted.replace(".jpg", ".svg");

test.each([
  ["a hosted image from its CDN", hosted, `${hosted}?w=640${query}`],
  ["a cropped image", `${hosted}?rect=1,2,3,4`, `${hosted}?rect=1%2C2%2C3%2C4&w=640${query}`],
  ["a vector's file without scaling or cropping", `${drawn}?rect=0,0,10,10`, drawn],
])("[IMG-1] requests %s with one width, quality 75 and automatic format", (_, src, address) => {
  expect(loadPicture({ src, width: 640 })).toBe(address);
});

test.each(["gif", "webp"])("[BLK-3] requests one frame of an animated %s", (format) => {
  const src = hosted.replace("jpg", format);
  expect(new URL(loadPicture({ src, width: 640 })).searchParams.get("frame")).toBe("1");
});

test("[IMG-1] requests an image of the embedded lake from the site itself, and crops a social image to its height", () => {
  expect(assetAddress(embedded)).toBe("/cdn/images/marquee/production/1f-2400x1350.webp");
  const size = { width: 1200, height: 630 };
  expect(imageAddress({ url: hosted }, size)).toBe(
    `${hosted}?w=1200&q=75&auto=format&fit=crop&h=630`,
  );
  expect(imageAddress({ url: drawn }, size)).toBe(drawn);
});
