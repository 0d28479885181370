"use client";

import { Component, type ReactNode } from "react";

/**
 * Contains what a block's client components throw in the browser: that block is left out, the page stands.
 * A class of our own rather than `catchError` of next/error, which brings 3 kB (gzip) of Next's error pages along.
 */
export class BlockBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
