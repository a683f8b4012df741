import { Component, type ReactNode } from 'react';
import { CrashState, PartCrash } from './CrashState.tsx';

interface ErrorBoundaryProps {
  /** Says that what is in it is not the whole page, and can be drawn once more; else it is. */
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
