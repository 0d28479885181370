"use client";

import { Component, lazy, type ReactNode } from "react";

export type BoundaryProps = {
  /**
   * The block's document and field path. The log names the block by this text. It is also the id of the `<template>`
   * that marks a failed block.
   */
  at: string;
  /** Rendered in place of a failed block; null for visitors. */
  fallback: ReactNode;
  children: ReactNode;
};

type State = { hasFailed: boolean; of: ReactNode };

/**
 * Error boundary in the browser. A block that failed on the server stays hidden until its children change, so that
 * hydration matches the server's HTML.
 */
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
    const { at, fallback, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <>
        <template id={at} />
        {fallback}
      </>
    );
  }
}

/**
 * Catches errors of a block's client components, on the server and in the browser. Only that block
 * is dropped from the page. `catchError` of next/error is not used because it adds 3 kB of code for
 * the error pages of Next.js.
 */
export const BlockBoundary =
  typeof window === "undefined"
    ? lazy(async () => ({ default: (await import("./server-boundary.tsx")).ServerBoundary }))
    : BrowserBoundary;
