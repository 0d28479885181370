import { imageConfigDefault, prepareImageConfig } from "next/dist/shared/lib/image-config";
import { getImgProps } from "next/dist/shared/lib/get-img-props";
import { expect, test } from "vitest";
import config from "../../next.config.ts";
import loadPicture, { pictureQuality, pictureWidths } from "./loader.ts";

const src = "https://cdn.sanity.io/images/abc123/production/1f-4000x2250.jpg";
const images = { ...imageConfigDefault, ...config.images };

test("[IMG-1] getImageProps returns the same URLs as Picture on the server", () => {
  // Calls the function behind `getImageProps` with our settings and our loader, which the build would otherwise inject.
  const { props } = getImgProps(
    { src, alt: "A boat under a moon", width: 4000, height: 2250, sizes: "100vw" },
    { defaultLoader: loadPicture, imgConf: prepareImageConfig(images) },
  );
  const offered = pictureWidths.map((width) => `${loadPicture({ src, width })} ${width}w`);
  expect(props.srcSet?.split(", ")).toEqual(offered);
  expect(images).toMatchObject({ loader: "custom", loaderFile: "./design/images/loader.ts" });
  expect(props.src).toContain(`q=${pictureQuality}&auto=format&fit=max`);
});
