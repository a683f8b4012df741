import { canAccess } from '@bureau/contract';
import { Skeleton } from '@bureau/ui';
import { createElement, Suspense } from 'react';
import { useAccessUser } from '../../core/account/account.ts';
import type { QuickAddProps } from '../../core/navigation/feature.ts';
import { useShell } from '../../core/navigation/ShellContext.ts';
import { useServices } from '../../core/services/ServicesContext.ts';
import { createFeatureParts } from '../lazy/createFeatureParts.ts';
import { ErrorBoundary } from '../states/ErrorBoundary.tsx';

const lineOf = createFeatureParts<QuickAddProps>(({ quickAdd }) => quickAdd?.load);

/** Returns the feature whose records are added by one line, if the signed-in user may add some. */
export function useQuickAddFeature() {
  const user = useAccessUser();
  const { gatedFeatures } = useShell();
  return gatedFeatures.find(({ quickAdd }) => quickAdd && canAccess(user, quickAdd.rule));
}

/** Shows the line by which records are added, to those who may. Its code and texts are loaded with it; its place is kept until then. */
export function QuickAdd(props: QuickAddProps) {
  const { languages } = useServices();
  const feature = useQuickAddFeature();
  const Line = feature && lineOf(languages, feature)?.Component;
  return (
    Line && (
      <ErrorBoundary isPart>
        <Suspense fallback={<Skeleton blockSize="var(--bureau-size-control)" />}>
          {createElement(Line, props)}
        </Suspense>
      </ErrorBoundary>
    )
  );
}
