import type { RecordCalls } from '@bureau/contract';
import { Section, Skeleton } from '@bureau/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../../app/ErrorBoundary.tsx';
import { lazyCode } from '../../app/MissingCode.tsx';
import * as styles from './RecordParts.styles.ts';

export interface RecordPartsProps {
  /** Gives the calls of the resource. */
  readonly calls: Pick<RecordCalls, 'comments' | 'attachments'>;
  readonly id: number;
}

const parts = [
  {
    id: 'files',
    titleKey: 'attachments.title',
    Part: lazyCode(async () => (await import('./RecordFiles.tsx')).RecordFiles),
  },
  {
    id: 'comments',
    titleKey: 'comments.title',
    Part: lazyCode(async () => (await import('./RecordComments.tsx')).RecordComments),
  },
] as const;

/** Shows the files and comments of a record. Their code comes by itself, into a place that is kept for them. */
export function RecordParts(props: RecordPartsProps) {
  const { t } = useTranslation();
  return (
    <styles.Root>
      {parts.map(({ id, titleKey, Part }) => (
        <Section key={id} title={t(titleKey)}>
          <styles.Place data-part={id}>
            <ErrorBoundary isPart>
              <Suspense fallback={<Skeleton />}>
                <Part {...props} />
              </Suspense>
            </ErrorBoundary>
          </styles.Place>
        </Section>
      ))}
    </styles.Root>
  );
}
