import type { RecordCalls } from '@bureau/contract';
import { Section, Skeleton } from '@bureau/ui';
import { Suspense, useEffect, useState } from 'react';
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

/** Tells when the page has been painted and has nothing else to do. */
function useIdleMoment(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // Safari knows no idle moments.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}

/** Shows the files and comments of a record. They come when the record itself is there, into a place that is kept for them. */
export function RecordParts(props: RecordPartsProps) {
  const { t } = useTranslation();
  const isIdle = useIdleMoment();
  return (
    <styles.Root>
      {parts.map(({ id, titleKey, Part }) => (
        <Section key={id} title={t(titleKey)}>
          <styles.Place data-part={id}>
            <ErrorBoundary isPart>
              <Suspense fallback={<Skeleton />}>{isIdle ? <Part {...props} /> : <Skeleton />}</Suspense>
            </ErrorBoundary>
          </styles.Place>
        </Section>
      ))}
    </styles.Root>
  );
}
