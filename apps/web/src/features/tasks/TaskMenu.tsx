import type { Task } from '@bureau/contract';
import { ConfirmDialog, IconButton, Menu, MenuItem, toasts } from '@bureau/ui';
import { Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { describeFailure } from '../../screens/describeFailure.ts';
import { useRemoveTask } from './useTasks.ts';

/** Offers what can be done with a task as a whole: for now to delete it. */
export function TaskMenu({ task }: { readonly task: Task }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const remove = useRemoveTask();
  const [isAsking, setAsking] = useState<boolean>();
  const { code, id, title } = task;

  async function confirm() {
    await remove(id);
    await navigate('/tasks');
    toasts.show({ tone: 'success', message: t('tasks.deleted', { code }) });
  }

  return (
    <>
      <Menu
        label={t('list.more')}
        placement="bottom end"
        trigger={<IconButton label={t('list.more')} icon={<Ellipsis aria-hidden />} />}
      >
        <MenuItem
          id="delete"
          text={t('tasks.delete')}
          icon={<Trash2 />}
          tone="danger"
          onAction={() => setAsking(true)}
        />
      </Menu>
      {isAsking !== undefined && (
        <ConfirmDialog
          title={t('tasks.delete.title', { code })}
          message={t('tasks.delete.message', { title })}
          confirmLabel={t('tasks.delete.confirm')}
          tone="danger"
          isOpen={isAsking}
          onOpenChange={setAsking}
          onConfirm={confirm}
          getErrorMessage={(error) => describeFailure(error, t)}
        />
      )}
    </>
  );
}
