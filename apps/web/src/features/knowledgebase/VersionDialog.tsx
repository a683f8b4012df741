import { knowledgebase, type ResponseOf } from '@bureau/contract';
import { Dialog, SegmentedControl, Skeleton, Stack } from '@bureau/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../api/useQuery.ts';
import { lazyComponent } from '../../screens/lazy/lazyComponent.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';

const { Component: WordChanges } = lazyComponent(async () => (await import('./WordChanges.tsx')).WordChanges);

interface VersionDialogProps {
  /** The article. */
  readonly id: number;
  /** The version that is compared. */
  readonly version: number;
  /** The newest version of the article. */
  readonly current: number;
  /** Runs when it asks to be closed. */
  readonly onOpenChange: () => void;
}

type Version = ResponseOf<typeof knowledgebase.version>;
type Other = 'previous' | 'present';

/** Shows how the words of a version differ from those of the version before, or of the current one. */
export function VersionDialog({ id, version, current, onOpenChange }: VersionDialogProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Other>(version === 1 ? 'present' : 'previous');
  const hasChoice = version > 1 && version < current;
  const [from, to] = chosen === 'previous' ? [version - 1, version] : [version, current];
  return (
    <Dialog
      title={t('knowledgebase.versions.compare', { version })}
      size="large"
      isOpen
      onOpenChange={onOpenChange}
    >
      {hasChoice && (
        <Stack direction="row">
          <SegmentedControl<Other>
            aria-label={t('knowledgebase.versions.compared_with')}
            value={chosen}
            onChange={(other) => other !== null && setChosen(other)}
            options={[
              { id: 'previous', label: t('knowledgebase.versions.previous') },
              { id: 'present', label: t('knowledgebase.versions.present') },
            ]}
          />
        </Stack>
      )}
      <Comparison id={id} from={from} to={to} />
    </Dialog>
  );
}

interface ComparisonProps {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

function Comparison({ id, from, to }: ComparisonProps) {
  const optionsOf = (version: number) => ({ params: { id, version: String(version) }, isBackground: true });
  const before = useRequest<Version>(knowledgebase.version, optionsOf(from));
  const after = useRequest<Version>(knowledgebase.version, optionsOf(to));
  const error = before.error ?? after.error;
  if (before.data && after.data)
    return (
      <Suspense fallback={<Skeleton />}>
        <WordChanges before={before.data} after={after.data} />
      </Suspense>
    );
  if (!error) return <Skeleton />;
  const retry = () => {
    before.retry();
    after.retry();
  };
  return <LoadFailure error={error} onRetry={retry} />;
}
