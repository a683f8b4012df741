import { type Attachments as Calls, fileRules, type RecordCalls, type ResponseOf } from '@bureau/contract';
import { Skeleton } from '@bureau/ui';
import { type AttachedFile, Attachments } from '@bureau/ui/blocks';
import { formatFullName } from '@bureau/values';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { useRequest } from '../../api/useQuery.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useCan } from '../../core/account/account.ts';
import { useFormats } from '../../core/formats/useFormats.ts';
import { LoadFailure } from '../states/LoadFailure.tsx';
import { DeleteConfirmation } from './DeleteConfirmation.tsx';
import { useUploads } from './useUploads.ts';

/** How long an address of a file is used before it is asked for again, in milliseconds: it is good for five minutes. */
const addressLife = 4 * 60_000;

const maxFiles = 200;

interface RecordFilesProps {
  readonly attachments: RecordCalls['attachments'];
  readonly id: number;
}

/** Shows the files on a record, and lets those who may edit it add and remove them. */
export function RecordFiles({ attachments, id }: RecordFilesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { client } = useApi();
  const write = useWrite();
  const canEdit = useCan(attachments.create.rule);
  // the list stands still until what is removed has the focus back, and can pass it on
  const [removal, setRemoval] = useState<{ file: AttachedFile; list: ResponseOf<Calls['list']> }>();
  const { data, error, retry } = useRequest<ResponseOf<Calls['list']>>(attachments.list, {
    params: { id },
    query: { per_page: maxFiles },
    isBackground: true,
  });
  const uploads = useUploads(attachments, id);

  const renew = useEffectEvent(() => {
    if (!document.hidden && data && data.data.length > 0) retry();
  });
  useEffect(() => {
    const timer = setInterval(renew, addressLife);
    return () => clearInterval(timer);
  }, []);

  async function remove({ id: fileId }: AttachedFile) {
    const params = { id, attachment_id: fileId };
    await write(() => client.call(attachments.remove, { params, isBackground: true }));
    retry();
  }

  if (!data) return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton />;
  return (
    <>
      <Attachments
        label={t('attachments.title')}
        emptyText={t('attachments.empty')}
        files={(removal?.list ?? data).data.map((file) => ({
          id: file.id,
          name: file.name,
          href: file.url,
          size: file.size,
          details: `${formatFullName({ firstname: file.created_firstname, lastname: file.created_lastname })} · ${formats.instant(file.created_at)}`,
        }))}
        uploads={uploads.onTheirWay}
        canEdit={canEdit}
        maxBytes={fileRules.attachment.maxBytes}
        onAttach={uploads.attach}
        onRetry={uploads.retry}
        onDismiss={uploads.dismiss}
        onRemove={(file) => setRemoval({ file, list: data })}
      />
      {removal && (
        <DeleteConfirmation
          title={t('attachments.delete.title', { name: removal.file.name })}
          message={t('attachments.delete.message')}
          confirmLabel={t('attachments.delete.confirm')}
          onConfirm={async () => remove(removal.file)}
          onClosed={() => setRemoval(undefined)}
        />
      )}
    </>
  );
}
