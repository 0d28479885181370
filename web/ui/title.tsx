import type { ReactNode } from "react";
import { preloadTitleFace } from "../styles/preload-title-face.ts";

/** A block's heading in the display face: the page's `h1` in its first block, an `h2` in all others. */
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
  /** The text as markup of the caller's own; left out: the text as it is. */
  children?: ReactNode;
  "data-length"?: "short" | "medium" | "long";
}) {
  if (first) preloadTitleFace(text);
  const Level = first ? "h1" : "h2";
  return (
    <Level id={id} className={["title", className].filter(Boolean).join(" ")} {...data}>
      {children ?? text}
    </Level>
  );
}
