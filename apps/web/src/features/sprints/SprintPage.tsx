import { Skeleton } from '@bureau/ui';
import { Suspense } from 'react';
import { lazyComponent } from '../../screens/lazy/lazyComponent.ts';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { ErrorBoundary } from '../../screens/states/ErrorBoundary.tsx';
import { SprintProgress } from './SprintProgress.tsx';
import { screens } from './sprints.screens.ts';

const { Component: SprintCharts } = lazyComponent(
  async () => (await import('./SprintCharts.tsx')).SprintCharts,
);

/** Shows the sprint that the address names, with how the work in it becomes less. */
export const SprintPage = () => (
  <RecordScreen
    screens={screens}
    hasNextStatus={false}
    renderActions={(sprint) => <SprintProgress sprint={sprint} />}
    renderContent={(sprint) => (
      <ErrorBoundary isPart>
        <Suspense fallback={<Skeleton />}>
          <SprintCharts sprint={sprint} />
        </Suspense>
      </ErrorBoundary>
    )}
  />
);
