import { DetailLayout, Skeleton } from '@bureau/ui';
import { RecordHeader } from '@bureau/ui/blocks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../core/navigation/feature.ts';

const lines = ['100%', '92%', '97%', '60%'];

interface RecordSkeletonProps {
  /** Names what the record is. */
  readonly titleKey: TextKey;
  /** What can be done before the record is there. */
  readonly actions?: ReactNode;
}

/** Holds the place of a record that is being loaded. */
export function RecordSkeleton({ actions, titleKey }: RecordSkeletonProps) {
  const { t } = useTranslation();
  const text = lines.map((width) => (
    <p key={width}>
      <Skeleton inlineSize={width} />
    </p>
  ));
  return (
    <div aria-busy data-record-pending>
      <RecordHeader code={t(titleKey)} title="" actions={actions}>
        <Skeleton inlineSize="40%" blockSize="1em" />
      </RecordHeader>
      <DetailLayout aside={text} asideLabel={t('record.properties')}>
        {text}
      </DetailLayout>
    </div>
  );
}
