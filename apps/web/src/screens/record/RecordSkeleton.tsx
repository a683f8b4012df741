import { DetailLayout, Skeleton } from '@bureau/ui';
import { RecordHeader } from '@bureau/ui/blocks';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../core/navigation/feature.ts';

const lines = ['100%', '92%', '97%', '60%'];

/** Holds the place of a record that is being loaded. `titleKey` names what it is. */
export function RecordSkeleton({ titleKey }: { readonly titleKey: TextKey }) {
  const { t } = useTranslation();
  const text = lines.map((width) => (
    <p key={width}>
      <Skeleton inlineSize={width} />
    </p>
  ));
  return (
    <div aria-busy>
      <RecordHeader code={t(titleKey)} title="">
        <Skeleton inlineSize="40%" blockSize="1em" />
      </RecordHeader>
      <DetailLayout aside={text} asideLabel={t('record.properties')}>
        {text}
      </DetailLayout>
    </div>
  );
}
