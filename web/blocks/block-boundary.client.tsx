"use client";

import { Component, lazy, type ReactNode } from "react";

/** What a block is bounded with. */
export type BoundaryProps = {
  /** Document and field path of the block: said in the log, and marks its place in the HTML when it is left out. */
  at: string;
  /** What stands in its place then; nothing for visitors. */
  instead: ReactNode;
  children: ReactNode;
};

type State = { hasFailed: boolean; of: ReactNode };

/** In the browser. A block that the server left out stays so, for the page must match its HTML; until it is changed. */
class BrowserBoundary extends Component<BoundaryProps, State> {
  override state = {
    hasFailed: document.getElementById(this.props.at) !== null,
    of: this.props.children,
  };

  static getDerivedStateFromProps({ children }: BoundaryProps, { of }: State) {
    return children === of ? null : { hasFailed: false, of: children };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { at, instead, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <>
        <template id={at} />
        {instead}
      </>
    );
  }
}

/**
 * Contains what a block's client components throw, on the server and in the browser: that block is left out, the
 * page stands. Of our own rather than `catchError` of next/error, which brings 3 kB of Next's error pages along.
 */
export const BlockBoundary =
  typeof window === "undefined"
    ? lazy(async () => ({ default: (await import("./server-boundary.tsx")).ServerBoundary }))
    : BrowserBoundary;
