import { lazyComponent } from '../../screens/lazy/lazyComponent.ts';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { PagePart } from '../../screens/states/PagePart.tsx';
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
      <PagePart>
        <SprintCharts sprint={sprint} />
      </PagePart>
    )}
  />
);
