import { translate } from "../../i18n/translate.ts";
import type { BlockWeight, DeviceName, PageWeight } from "./fetch-weight.ts";
import type { Line } from "./figures.ts";

export const lineNames: Record<Line["what"], string> = {
  pictures: translate("Images"),
  animations: translate("Animations"),
  atOnce: translate("Initial scripts"),
  later: translate("On-demand scripts"),
};

export const advice: Record<Line["what"], string> = {
  pictures: translate(
    "Use fewer or smaller images. Images with a lot of detail have larger files.",
  ),
  animations: translate("Use an animation file without embedded images and with fewer shapes."),
  atOnce: translate(
    "Each type of interactive block loads its own script. Use fewer types of interactive blocks on this page.",
  ),
  later: translate(
    "On-demand scripts load when a visitor plays, opens or scrolls to a block. Use fewer videos and animations on this page.",
  ),
};

export const deviceNames: Record<DeviceName, string> = {
  phone: translate("Phone"),
  computer: translate("Desktop"),
};

export const missingWeightTexts: Record<
  Exclude<PageWeight["state"], "weighed"> | "noAddress",
  string
> = {
  away: translate("The site doesn't respond. Open the preview check to find the cause."),
  refused: translate(
    "The site rejects requests from this studio. Open the preview check to find the cause.",
  ),
  noPage: translate("The site can't find this page. Add a title and a slug first."),
  noAddress: translate("Add a language and a slug to see the page weight."),
};

const pictures = (count: number, bytes: string) =>
  count === 1
    ? translate("1 image {bytes}", { bytes })
    : translate("{count} images {bytes}", { count: `${count}`, bytes });

/** Returns the parts of a block's weight on one line. `inBytes` formats a number of bytes. */
export function partsOf(
  block: BlockWeight,
  device: DeviceName,
  inBytes: (bytes: number) => string,
): string {
  const parts = [
    block.each.length > 0 ? [pictures(block.each.length, inBytes(block.pictures[device]))] : [],
    block.animations > 0
      ? [translate("animation {bytes}", { bytes: inBytes(block.animations) })]
      : [],
    block.atOnce > 0 ? [translate("script {bytes}", { bytes: inBytes(block.atOnce) })] : [],
    block.later > 0 ? [translate("on-demand script {bytes}", { bytes: inBytes(block.later) })] : [],
    block.unknown > 0
      ? [translate("files not measured: {count}", { count: `${block.unknown}` })]
      : [],
  ];
  return parts.flat().join(" · ");
}
