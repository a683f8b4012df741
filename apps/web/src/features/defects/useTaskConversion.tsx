import { defects, type RecordOf, tasks } from '@bureau/contract';
import type { RowAction } from '@bureau/ui';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { useCan } from '../../core/account/account.ts';
import { isUnmerged } from '../../screens/merge/isUnmerged.ts';
import { useConvert } from '../../screens/record/useConvert.ts';

/** Returns the function that lists what the user may make of a defect: a task, where it belongs to none yet. It is told of, with the way to it. */
export function useTaskConversion(): (
  defect: Pick<RecordOf<typeof defects>, 'id' | 'task_id'>,
) => readonly RowAction[] {
  const { t } = useTranslation();
  const { client } = useApi();
  const canEdit = useCan(defects.update.rule);
  const canCreate = useCan(tasks.fromDefect.rule);
  const convert = useConvert(tasks, defects);
  return (defect) => {
    if (!canEdit || !canCreate || defect.task_id !== null || !isUnmerged(defect)) return [];
    const toTask = () =>
      void convert(() => client.call(tasks.fromDefect, { body: { defect_id: defect.id } }));
    return [{ id: 'to-task', label: t('record.to_task'), icon: <ListChecks />, onAction: toTask }];
  };
}
