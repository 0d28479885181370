import { Component, type ReactNode } from "react";

type Props = { onFail: () => void; children: ReactNode };

/** Catches what the animation library throws while it draws: the poster takes over, not the page's error text. */
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
