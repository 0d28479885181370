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

test("[IMG-1] offers widths up to the image's own and sets its dimensions, focus, alt text, placeholder and priority", () => {
  const html = render(picture);
  expect(html).toContain('loading="lazy"');
  expect(render(picture, true)).toMatch(/loading="eager" fetchPriority="high"/);
  const widths = [...html.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([640, 828, 1080, 1440, 1920]);
  for (const part of ['width="1600" height="900"', "--focus:25.0% 50.0%", picture.asset.lqip ?? ""])
    expect(html).toContain(part);
  expect(html).toContain('alt="A boat under a moon"');
  expect(render({ ...picture, decorative: true })).toContain('alt=""');
  const asset = { ...picture.asset, lqip: 'https://elsewhere.example/x.png")' };
  expect(render({ ...picture, asset })).not.toContain("elsewhere");
});

test("[IMG-1] renders a vector as one whole file, even with a stored crop", () => {
  const asset = { ...picture.asset, url: picture.asset.url.replace("webp", "svg"), lqip: null };
  const html = render({ ...picture, asset, crop: { top: 0, bottom: 0.5, left: 0, right: 0 } });
  expect(html).toContain('src="/cdn/images/marquee/production/1f-1600x900.svg"');
  expect(html).toContain('width="1600" height="900"');
  expect(html).not.toContain("srcSet");
});

test("[IMG-1] offers phones their own crop with its own dimensions and one alt text", () => {
  const url = picture.asset.url.replace("1600x900", "900x1600");
  const tall = {
    ...picture,
    asset: { ...picture.asset, url, width: 900, height: 1600 },
    hotspot: { x: 0.5, y: 0.75 },
    alt: "not read",
  };
  const phone = { picture: tall, sizes: "100vw" };
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="50vw" phone={phone} />);
  expect(html).toMatch(
    /<picture[^>]*><source media="\(max-width: 40rem\)"[^>]*sizes="100vw" width="900" height="1600"\/><img/,
  );
  expect(html).toContain("--phone-focus:50.0% 75.0%");
  expect(html.match(/alt="[^"]*"/g)).toEqual(['alt="A boat under a moon"']);
});
