import { Component, type ReactNode } from 'react';
import { CrashState } from './CrashState.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Shows that what is in it crashed, in its place. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error?: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override state: { readonly error?: unknown } = {};

  override render(): ReactNode {
    return 'error' in this.state ? <CrashState error={this.state.error} /> : this.props.children;
  }
}
