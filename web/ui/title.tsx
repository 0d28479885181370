import type { ReactNode } from "react";

/** A block's heading in the display face: the page's `h1` in its first block, an `h2` in all others. */
export function Title({
  first,
  id,
  className,
  children,
}: {
  first: boolean;
  id: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const Level = first ? "h1" : "h2";
  return (
    <Level id={id} className={["title", className].filter(Boolean).join(" ")}>
      {children}
    </Level>
  );
}
