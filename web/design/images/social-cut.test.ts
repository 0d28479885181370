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

const query = (cut: ReturnType<typeof socialCut>) => new URL(cut?.address ?? "").searchParams;

test("[PAGE-8] crops a social image to a JPEG of 1200 by 630 pixels", () => {
  const cut = socialCut(picture);
  expect(cut).toMatchObject({ width: 1200, height: 630, type: "image/jpeg" });
  expect(Object.fromEntries(query(cut))).toMatchObject({ w: "1200", h: "630", fm: "jpg" });
  expect(query(cut).get("rect")).toBe("0,570,2400,1260");
});

test("[PAGE-8] crops around the hotspot, within the editor's crop", () => {
  const crop = { top: 0.5, bottom: 0, left: 0, right: 0.25 };
  const cut = socialCut({ ...picture, crop, hotspot: { x: 0.9, y: 0.99 } });
  expect(query(cut).get("rect")).toBe("0,1455,1800,945");
});

test("[PAGE-8] does not scale up a small image", () => {
  const asset = { ...picture.asset, width: 600, height: 600 };
  expect(socialCut({ ...picture, asset })).toMatchObject({ width: 600, height: 315 });
});

test("[PAGE-8] returns null for a vector, because social networks do not support it", () => {
  const asset = { ...picture.asset, url: picture.asset.url.replace("webp", "svg") };
  expect(socialCut({ ...picture, asset })).toBeNull();
});
