import { Fragment, type ReactNode } from "react";
import { Arrival } from "../motion/arrival.client.tsx";

type Tone = "house" | "ink" | "lamp" | "gold" | "sea";
type Motion = "none" | "arrive" | "stagger";

/** Id of a block's heading, by which its section is named. */
export function headingId(key: string): string {
  return `heading-${key}`;
}

/** The room a block stands in: a section in the block's tone, named by its heading where it has one. */
export function BlockSection({
  block,
  tone,
  labelled,
  motion = "none",
  className,
  children,
}: {
  block: { _key: string };
  /** Null where the rooms inside have their own. */
  tone: Tone | null;
  /** True when a heading with `headingId(block._key)` is inside. */
  labelled: boolean;
  /** How it comes into view; `stagger` moves the elements inside that carry `data-arrives`. */
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
      {/* Beside a second child, a list of children would ask for keys. */}
      <Fragment key="room">{children}</Fragment>
      {motion === "none" ? null : <Arrival of={id} />}
    </section>
  );
}
