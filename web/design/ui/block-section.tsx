import type { ToneName } from "@marquee/schemas/types";
import { Fragment, type ReactNode } from "react";
import { Arrival } from "../motion/arrival.client.tsx";

type Motion = "none" | "arrive" | "stagger";

/** Returns the id of a block's heading, which labels the block's section. */
export function headingId(key: string): string {
  return `heading-${key}`;
}

/**
 * Renders the section around a block, in the block's tone. The block's heading, if there is one,
 * labels the section.
 */
export function BlockSection({
  block,
  tone,
  labelled,
  motion = "none",
  className,
  children,
}: {
  block: { _key: string };
  /** Null if the sections inside this one have their own tones. */
  tone: ToneName | null;
  /** True if the children contain a heading with the id `headingId(block._key)`. */
  labelled: boolean;
  /** Entry animation; `stagger` animates the children that carry `data-arrives` one by one. */
  motion?: Motion;
  className?: string | undefined;
  children: ReactNode;
}) {
  const id = `block-${block._key}`;
  return (
    <section
      id={id}
      data-block={block._key}
      data-tone={tone ?? undefined}
      data-motion={motion === "none" ? undefined : motion}
      aria-labelledby={labelled ? headingId(block._key) : undefined}
      className={["room", className].filter(Boolean).join(" ")}
    >
      {/* The fragment avoids React's key warning if `children` is a list. */}
      <Fragment key="room">{children}</Fragment>
      {motion === "none" ? null : <Arrival of={id} />}
    </section>
  );
}
