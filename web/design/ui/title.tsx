import type { ReactNode } from "react";
import { preloadTitleFace } from "../typefaces/preload-title-face.ts";
import { longestWord } from "./longest-word.ts";

/** A block's heading in the display font: an `h1` in the page's first block, otherwise an `h2`. */
export function Title({
  text,
  first,
  id,
  className,
  children,
  ...data
}: {
  text: string;
  first: boolean;
  id: string;
  className?: string | undefined;
  /** Markup that is rendered in place of `text`. */
  children?: ReactNode;
  "data-length"?: "short" | "medium" | "long";
}) {
  if (first) preloadTitleFace(text);
  const Level = first ? "h1" : "h2";
  return (
    <Level
      id={id}
      className={["title", className].filter(Boolean).join(" ")}
      style={longestWord(text)}
      {...data}
    >
      {children ?? text}
    </Level>
  );
}
