import { DetailLayout, RecordHeader, Skeleton } from '@bureau/ui';
import { useTranslation } from 'react-i18next';

const lines = ['100%', '92%', '97%', '60%'];

/** Holds the place of a task that is being loaded. */
export function TaskSkeleton() {
  const { t } = useTranslation();
  const text = lines.map((width) => (
    <p key={width}>
      <Skeleton inlineSize={width} />
    </p>
  ));
  return (
    <div aria-busy>
      <RecordHeader code={t('breadcrumbs.tasks.detail')} title="">
        <Skeleton inlineSize="40%" blockSize="1em" />
      </RecordHeader>
      <DetailLayout aside={text} asideLabel={t('tasks.properties')}>
        {text}
      </DetailLayout>
    </div>
  );
}
