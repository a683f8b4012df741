import { canAccess } from '@bureau/contract';
import { isComposing, Skeleton, TextInput } from '@bureau/ui';
import { Plus } from 'lucide-react';
import { createElement, startTransition, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessUser } from '../../core/account/account.ts';
import { useStoredDraftNames } from '../../core/drafts/useDraft.ts';
import type { QuickAddProps } from '../../core/navigation/feature.ts';
import { useShell } from '../../core/navigation/ShellContext.ts';
import { useServices } from '../../core/services/ServicesContext.ts';
import { createFeatureParts } from '../lazy/createFeatureParts.ts';
import { ErrorBoundary } from '../states/ErrorBoundary.tsx';

const lineOf = createFeatureParts<QuickAddProps>(({ quickAdd }) => quickAdd?.load);

interface ShownQuickAddProps extends QuickAddProps {
  /** Names the resource; the first one that has such a line, where it is not given. */
  readonly of?: string;
  /** Names the line, where its code comes only with the focus: what lies below it comes first. */
  readonly restingLabel?: string;
}

/** Returns the feature whose records are added by one line, if the signed-in user may add some: the one that is named, or else the first. */
export function useQuickAddFeature(resource?: string) {
  const user = useAccessUser();
  const { gatedFeatures } = useShell();
  return gatedFeatures.find(
    ({ path, quickAdd }) =>
      quickAdd && (resource === undefined || path === resource) && canAccess(user, quickAdd.rule),
  );
}

/** Shows the line by which records are added, to those who may. Its code and texts are loaded with it; its place is kept until then. */
export function QuickAdd({ of, restingLabel, ...props }: ShownQuickAddProps) {
  const { t } = useTranslation();
  const { languages } = useServices();
  const feature = useQuickAddFeature(of);
  const hasDraft = useStoredDraftNames(`${feature?.path ?? ''}/`).includes('quick-add');
  const [isBegun, setBegun] = useState(false);
  const [hasFocus, setFocused] = useState(false);
  const [typed, setTyped] = useState('');
  const [lines, setLines] = useState<readonly string[]>([]);
  const exampleKey = feature?.quickAdd?.exampleKey;
  const Line = feature && lineOf(languages, feature)?.Component;
  const isResting = restingLabel !== undefined && !isBegun && !hasDraft;
  // whoever has gone on meanwhile is not fetched back
  const begun = isBegun && {
    hasInitialFocus: hasFocus,
    initialLines: lines,
    ...(typed !== '' && { initialText: typed }),
  };
  return (
    Line && (
      <ErrorBoundary isPart>
        <Suspense fallback={<Skeleton blockSize="var(--bureau-size-control)" />}>
          {isResting ? (
            <TextInput
              role="combobox"
              aria-expanded={false}
              aria-controls={undefined}
              aria-label={restingLabel}
              placeholder={exampleKey ? t(exampleKey) : restingLabel}
              autoComplete="off"
              leading={<Plus aria-hidden />}
              value={typed}
              onChange={setTyped}
              // what is typed until the code is there goes on in the line that replaces this one
              onFocus={() => {
                setFocused(true);
                startTransition(() => setBegun(true));
              }}
              onBlur={() => setFocused(false)}
              onKeyDown={({ key, nativeEvent }) => {
                if (key !== 'Enter' || typed.trim() === '' || isComposing(nativeEvent)) return;
                setLines([...lines, typed]);
                setTyped('');
              }}
              data-quick-add
              data-creates={props.creates || undefined}
            />
          ) : (
            createElement(Line, { ...props, ...begun })
          )}
        </Suspense>
      </ErrorBoundary>
    )
  );
}
