import { Component, type ReactNode } from 'react';
import { CrashState, PartCrash } from './CrashState.tsx';

interface ErrorBoundaryProps {
  /** Whether it contains only a part of the page, which can be rendered again. */
  readonly isPart?: boolean;
  readonly children: ReactNode;
}

interface Crash {
  readonly error: unknown;
}

/** Shows that what is in it crashed, in its place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly crash?: Crash | undefined }> {
  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } };
  }

  override state: { readonly crash?: Crash | undefined } = {};

  override render(): ReactNode {
    const { isPart = false, children } = this.props;
    const { crash } = this.state;
    if (!crash) return children;
    if (!isPart) return <CrashState error={crash.error} />;
    return <PartCrash error={crash.error} onRetry={() => this.setState({ crash: undefined })} />;
  }
}
