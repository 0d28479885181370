import { say } from "../../i18n/say.ts";
import type { BlockWeight, DeviceName, PageWeight } from "./ask-weight.ts";
import type { Line } from "./figures.ts";

/** Labels of the breakdown's lines. */
export const lineNames: Record<Line["what"], string> = {
  pictures: say("Images"),
  animations: say("Animations"),
  atOnce: say("Initial scripts"),
  later: say("On-demand scripts"),
};

/** Advice for each line that is over budget. */
export const advice: Record<Line["what"], string> = {
  pictures: say("Use fewer or smaller images. Images with a lot of detail are larger."),
  animations: say("Use an animation file without embedded images and with fewer shapes."),
  atOnce: say("Each type of interactive block loads a script. Use fewer types on this page."),
  later: say(
    "These scripts load when a visitor plays, opens or scrolls to a block. Use fewer players on this page.",
  ),
};

/** Names of the devices. */
export const deviceNames: Record<DeviceName, string> = {
  phone: say("Phone"),
  computer: say("Desktop"),
};

/** Explanations for a missing weight. */
export const trouble: Record<Exclude<PageWeight["state"], "weighed"> | "noAddress", string> = {
  away: say("The site doesn't respond. Open the preview check to find the cause."),
  refused: say(
    "The site rejects requests from this studio. Open the preview check to find the cause.",
  ),
  noPage: say("The site has no page at this URL. Add a title and a slug first."),
  noAddress: say("Add a language and a slug to see the page weight."),
};

const pictures = (count: number, bytes: string) =>
  count === 1
    ? say("1 image {bytes}", { bytes })
    : say("{count} images {bytes}", { count: `${count}`, bytes });

/** Returns the parts of a block's weight on one line. `inBytes` formats a number of bytes. */
export function partsOf(
  block: BlockWeight,
  device: DeviceName,
  inBytes: (bytes: number) => string,
): string {
  const parts = [
    block.each.length > 0 ? [pictures(block.each.length, inBytes(block.pictures[device]))] : [],
    block.animations > 0 ? [say("animation {bytes}", { bytes: inBytes(block.animations) })] : [],
    block.atOnce > 0 ? [say("script {bytes}", { bytes: inBytes(block.atOnce) })] : [],
    block.later > 0 ? [say("on-demand script {bytes}", { bytes: inBytes(block.later) })] : [],
    block.unknown > 0 ? [say("{count} not measured", { count: `${block.unknown}` })] : [],
  ];
  return parts.flat().join(" · ");
}
