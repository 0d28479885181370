import { expect, test } from "vitest";
import { socialCut } from "./social-cut.ts";

const picture = {
  asset: {
    url: "https://cdn.sanity.io/images/abc123/production/1f-2400x2400.webp",
    lqip: null,
    width: 2400,
    height: 2400,
  },
  hotspot: null,
  crop: null,
};

test.each([
  ["around the center", {}, "0,570,2400,1260"],
  [
    "around the hotspot, within the editor's crop",
    { crop: { top: 0.5, bottom: 0, left: 0, right: 0.25 }, hotspot: { x: 0.9, y: 0.99 } },
    "0,1455,1800,945",
  ],
])("[PAGE-8] crops a social image to a JPEG of 1200 by 630 pixels %s", (_, fields, rect) => {
  const cut = socialCut({ ...picture, ...fields });
  expect(cut).toMatchObject({ width: 1200, height: 630, type: "image/jpeg" });
  expect(Object.fromEntries(new URL(cut?.address ?? "").searchParams)).toMatchObject({
    w: "1200",
    h: "630",
    fm: "jpg",
    rect,
  });
});

test("[PAGE-8] does not scale up a small image, and has none for a vector, which social networks don't support", () => {
  const small = { ...picture.asset, width: 600, height: 600 };
  expect(socialCut({ ...picture, asset: small })).toMatchObject({ width: 600, height: 315 });
  const vector = { ...picture.asset, url: picture.asset.url.replace("webp", "svg") };
  expect(socialCut({ ...picture, asset: vector })).toBeNull();
});
