import { expect, test } from "vitest";
import { siteWith } from "../site/fetch-from-site.fixture.ts";
import { animationNamed, createAnimationCheck } from "./check-animation.ts";

const address = "https://lottie.example/a.json";
const file = { asset: { _type: "reference", _ref: "file-abc-json" } };
const nothing = { address: null, fileId: null };

test.each([
  [
    { source: "file", file },
    { address: null, fileId: "file-abc-json" },
  ],
  [
    { source: "address", address, file },
    { address, fileId: null },
  ],
  [{ source: "address", address: "https:/", file }, nothing],
  [{ source: "address", address: "http://lottie.example" }, nothing],
  [undefined, nothing],
  [{ source: "file" }, nothing],
])(
  "[BLK-2] identifies a file by its asset, and sends only a complete https URL: %j",
  (value, named) => {
    expect(animationNamed(value)).toEqual(named);
  },
);

test("[BLK-2] sends one request for a URL and warns that visitors see the poster", async () => {
  const { requests, fetchFromSite } = siteWith({ problem: "It is no animation." });
  const checkAnimation = createAnimationCheck();
  const field = { source: "address", address };
  const warnings = await Promise.all([
    checkAnimation(field, fetchFromSite),
    checkAnimation(field, fetchFromSite),
  ]);
  const warning = "Visitors see the image instead of the animation. It is no animation.";
  expect(warnings).toEqual([warning, warning]);
  expect(requests).toMatchObject([{ path: "/api/animation/check", query: { address } }]);
});

test("[BLK-2] passes on which layers look different on the site", async () => {
  const warning = "These layers use expressions.";
  const { fetchFromSite } = siteWith({ problem: null, warning });
  expect(await createAnimationCheck()({ source: "address", address }, fetchFromSite)).toBe(warning);
});

test("[SEC-1] sends only the asset's id of an uploaded file, so that the site builds its URL", async () => {
  const { requests, fetchFromSite } = siteWith({ problem: null });
  expect(await createAnimationCheck()({ source: "file", file }, fetchFromSite)).toBeNull();
  expect(requests.map(({ query }) => query)).toEqual([{ file: "file-abc-json" }]);
});

test("[BLK-2] shows no warning when the site is down", async () => {
  const field = { source: "address", address };
  expect(await createAnimationCheck()(field, siteWith().fetchFromSite)).toBeNull();
});
