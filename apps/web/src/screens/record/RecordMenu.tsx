import { IconButton, Menu, MenuItem, type RowAction, toasts } from '@bureau/ui';
import { Ellipsis } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Resource } from '../../api/resource.ts';
import { type RemovalBody, useRemoveRecord } from '../../api/writes/useRemoveRecord.ts';
import { useOpenRecord } from '../../core/navigation/OpenRecordContext.ts';
import { DeleteMenuItem } from '../DeleteMenuItem.tsx';
import { RemoveDialog } from '../removal/RemoveDialog.tsx';
import type { RemovalFieldsProps } from '../resource/ResourceScreens.ts';

interface RecordMenuProps {
  readonly resource: Resource;
  /** The address of the list, which follows when the record is gone. */
  readonly path: string;
  /** Whether the record came with the demonstration, and stays. */
  readonly isKept: boolean;
  readonly record: { readonly id: number; readonly code: string; readonly title: string };
  /** What can be done beside that. */
  readonly actions: readonly RowAction[];
  readonly canDelete: boolean;
  readonly RemovalFields: ComponentType<RemovalFieldsProps> | undefined;
}

/** Offers what can be done with a record as a whole: what is its own, and to delete it. */
export function RecordMenu({
  actions,
  canDelete,
  isKept,
  path,
  record,
  RemovalFields,
  resource,
}: RecordMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const open = useOpenRecord();
  const remove = useRemoveRecord(resource);
  const [isAsking, setAsking] = useState<boolean>();
  const { code, id, title } = record;

  async function confirm(body: RemovalBody) {
    await remove(id, body);
    if (open) open.close();
    else await navigate(path);
    toasts.show({ tone: 'success', message: t('record.deleted', { code: code || title }) });
  }

  return (
    <>
      <Menu
        label={t('list.more')}
        placement="bottom end"
        trigger={<IconButton label={t('list.more')} icon={<Ellipsis aria-hidden />} />}
      >
        {actions.map(({ id: action, icon, label, onAction, tone }) => (
          <MenuItem key={action} id={action} {...{ icon, label, onAction, tone }} />
        ))}
        {canDelete && <DeleteMenuItem isKept={isKept} onAction={() => setAsking(true)} />}
      </Menu>
      {isAsking !== undefined && (
        <RemoveDialog
          removal={{ name: code || title }}
          message={t('record.delete.message', { title })}
          isOpen={isAsking}
          onOpenChange={setAsking}
          renderFields={RemovalFields && ((onChange) => <RemovalFields ids={[id]} onChange={onChange} />)}
          onConfirm={confirm}
        />
      )}
    </>
  );
}
