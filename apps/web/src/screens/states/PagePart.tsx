import { Skeleton } from '@bureau/ui';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface PagePartProps {
  /** Holds its place while its code is loaded. Defaults to a line. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Shows a part of a page whose code is loaded with it, and keeps the page when the part crashes. */
export const PagePart = ({ children, fallback = <Skeleton /> }: PagePartProps) => (
  <ErrorBoundary isPart>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);
