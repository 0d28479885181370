import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture, type PictureValue } from "./picture.tsx";

const picture: PictureValue = {
  asset: {
    url: "http://localhost:3400/images/marquee/production/1f-1600x900.webp",
    lqip: "data:image/png;base64,AAAA",
    width: 1600,
    height: 900,
  },
  hotspot: { x: 0.25, y: 0.5 },
  crop: null,
  alt: "A boat under a moon",
  decorative: false,
};

const render = (value: PictureValue, priority = false) =>
  renderToStaticMarkup(<Picture picture={value} sizes="100vw" priority={priority} />);

test("[IMG-1] a picture offers its widths up to its own, keeps its room and its hotspot", () => {
  const html = render(picture);
  expect([...html.matchAll(/ (\d+)w/g)].map(([, width]) => width)).toEqual([
    "640",
    "828",
    "1080",
    "1440",
    "1920",
  ]);
  expect(html).toContain('width="1600" height="900"');
  expect(html).toContain("object-position:25.0% 50.0%");
  expect(html).toContain('alt="A boat under a moon"');
  expect(html).toContain("data:image/png;base64,AAAA");
});

test("[IMG-1] a decorative picture is silent, whatever its text says", () => {
  expect(render({ ...picture, decorative: true })).toContain('alt=""');
});

test("only the picture of the first view is fetched at once", () => {
  expect(render(picture)).toContain('loading="lazy"');
  expect(render(picture, true)).toMatch(/loading="eager" fetchPriority="high"/);
});

test("a placeholder that is not a picture of its own is left out", () => {
  const asset = { ...picture.asset, lqip: 'https://elsewhere.example/x.png")' };
  expect(render({ ...picture, asset })).not.toContain("elsewhere");
});
