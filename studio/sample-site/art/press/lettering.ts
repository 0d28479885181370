import sharp from "sharp";
import { typeface } from "./typeface.ts";

type Set = {
  /** Left end of the line, its middle, or its right end. */
  x: number;
  /** Where the capitals' tops stand. */
  y: number;
  /** How wide the line is to run; its height follows. */
  width: number;
  anchor?: "start" | "middle" | "end";
  open?: boolean;
  /** Extra room between letters, in thousandths of a point (Pango). */
  spacing?: number;
};

/** A line in the display face, trimmed to its letters, as black shapes (or open ones) of a drawing. */
export async function lettering(
  text: string,
  { x, y, width, anchor = "start", open = false, spacing = 0 }: Set,
) {
  const set = sharp({
    text: {
      text: `<span letter_spacing="${spacing}">${text}</span>`,
      font: "Anton 96",
      fontfile: await typeface("@fontsource/anton/files/anton-latin-400-normal.woff"),
      dpi: 300,
      rgba: true,
    },
  });
  const { data, info } = await sharp(
    await (open ? set.negate({ alpha: false }) : set).png().toBuffer(),
  )
    .trim({ threshold: 0 })
    .png()
    .toBuffer({ resolveWithObject: true });
  const height = (width * info.height) / info.width;
  const left = anchor === "start" ? x : anchor === "middle" ? x - width / 2 : x - width;
  const href = `data:image/png;base64,${data.toString("base64")}`;
  return {
    height,
    shapes: `<image x="${left}" y="${y}" width="${width}" height="${height}" href="${href}"/>`,
  };
}
