import { say } from "../../i18n/say.ts";
import type { BlockWeight, DeviceName, PageWeight } from "./ask-weight.ts";
import type { Line } from "./figures.ts";

/** Labels of the breakdown's lines. */
export const lineNames: Record<Line["what"], string> = {
  pictures: say("Pictures"),
  animations: say("Animations"),
  atOnce: say("Script that comes with the page"),
  later: say("Script that comes when it is used"),
};

/** Advice for each line that is over budget. */
export const advice: Record<Line["what"], string> = {
  pictures: say(
    "Show fewer pictures, or show some of them smaller: each is sent only as large as the page shows it. A poster with much grain weighs more than a calm one.",
  ),
  animations: say(
    "Ask whoever drew the animation for a file without pictures in it and with fewer shapes.",
  ),
  atOnce: say("Each kind of block that moves brings a script. Use fewer kinds on this page."),
  later: say(
    "This comes only when a visitor plays, scrolls to or opens something. Two players on one page are often one too many.",
  ),
};

/** Names of the devices. */
export const deviceNames: Record<DeviceName, string> = {
  phone: say("Phone"),
  computer: say("Computer"),
};

/** Explanations for a missing weight. */
export const trouble: Record<Exclude<PageWeight["state"], "weighed"> | "noAddress", string> = {
  away: say("The site does not answer. Is it running? The preview check says what is wrong."),
  refused: say("The site does not take this studio's word. The preview check says why."),
  noPage: say("The site shows no page at this address yet. Save a title and an address first."),
  noAddress: say("Give the page a language and an address first: then it can be weighed."),
};

const pictures = (count: number, bytes: string) =>
  count === 1
    ? say("1 picture {bytes}", { bytes })
    : say("{count} pictures {bytes}", { count: `${count}`, bytes });

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
    block.later > 0
      ? [say("{bytes} more script when it is used", { bytes: inBytes(block.later) })]
      : [],
    block.unknown > 0
      ? [say("{count} not to be weighed just now", { count: `${block.unknown}` })]
      : [],
  ];
  return parts.flat().join(" · ");
}
