import { Section, Skeleton } from '@bureau/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../states/ErrorBoundary.tsx';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import type { RecordSectionsProps } from './RecordSections.types.ts';
import * as styles from './RecordSections.styles.ts';

const sections = [
  {
    id: 'files',
    titleKey: 'attachments.title',
    Content: lazyComponent(async () => (await import('./RecordFiles.tsx')).RecordFiles).Component,
  },
  {
    id: 'comments',
    titleKey: 'comments.title',
    Content: lazyComponent(async () => (await import('./RecordComments.tsx')).RecordComments).Component,
  },
] as const;

/** Shows the files and comments of a record. Their code loads separately, into space that is reserved for them. */
export function RecordSections(props: RecordSectionsProps) {
  const { t } = useTranslation();
  return (
    <styles.Root>
      {sections.map(({ id, titleKey, Content }) => (
        <Section key={id} title={t(titleKey)}>
          <styles.ReservedSpace data-part={id}>
            <ErrorBoundary isPart>
              <Suspense fallback={<Skeleton />}>
                <Content {...props} />
              </Suspense>
            </ErrorBoundary>
          </styles.ReservedSpace>
        </Section>
      ))}
    </styles.Root>
  );
}
