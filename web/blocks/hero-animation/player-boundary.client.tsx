import { Component, type ReactNode } from "react";

type Props = { onFail: () => void; children: ReactNode };

/** Catches errors that the animation library throws while rendering: the poster stays, instead of an error page. */
export class PlayerBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
