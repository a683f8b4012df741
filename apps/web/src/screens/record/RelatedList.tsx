import { canAccess, routeOf } from '@bureau/contract';
import { Skeleton } from '@bureau/ui';
import { Suspense } from 'react';
import { useAccessUser } from '../../core/account/account.ts';
import type { Feature, RelatedListProps } from '../../core/navigation/feature.ts';
import { useShell } from '../../core/navigation/ShellContext.ts';
import { useServices } from '../../core/services/ServicesContext.ts';
import { createFeatureParts } from '../lazy/createFeatureParts.ts';
import { QuickAdd } from '../quickAdd/QuickAdd.tsx';
import type { RelatedName } from '../resource/ResourceScreens.ts';
import { ErrorBoundary } from '../states/ErrorBoundary.tsx';
import { AddPlace } from './RelatedRecords.styles.ts';

/** Returns the list of a feature as it stands on the page of a record. */
const relatedListOf = createFeatureParts<RelatedListProps>(
  ({ pages }) => pages.find(({ path }) => path === '')?.loadRelated,
);

/** Returns the function that finds the feature of a resource whose list may stand on the page of a record, if the signed-in user may open it. */
export function useRelatedFeatures(): (name: RelatedName) => Feature | undefined {
  const user = useAccessUser();
  const { gatedFeatures } = useShell();
  return (name) => {
    const { access, path } = routeOf(name);
    return canAccess(user, access) ? gatedFeatures.find((one) => one.path === path) : undefined;
  };
}

interface ShownRelatedListProps extends RelatedListProps {
  /** The feature that lists the records. */
  readonly feature: Feature;
}

/** Shows the records of a feature that refer to another one, below the line by which some are added, where there is one: they refer to it as well. */
export function RelatedList({ feature, filter, id }: ShownRelatedListProps) {
  const { languages } = useServices();
  const List = relatedListOf(languages, feature)?.Component;
  return (
    List && (
      <ErrorBoundary isPart>
        {feature.quickAdd && (
          <AddPlace>
            <QuickAdd of={feature.path} filter={{ [filter]: [id] }} />
          </AddPlace>
        )}
        <Suspense fallback={<Skeleton />}>
          <List filter={filter} id={id} hasForm={!feature.quickAdd} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
