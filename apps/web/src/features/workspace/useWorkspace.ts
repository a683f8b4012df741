import { type ResponseOf, tasks, taskStatus } from '@bureau/contract';
import { toasts } from '@bureau/ui';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/ApiProvider.tsx';
import { keyOf } from '../../api/keys.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useUpdateRow } from '../../api/writes/useUpdateRow.ts';
import { useToday } from '../../core/formats/useFormats.ts';
import { useShowFailure } from '../../screens/useShowFailure.ts';
import { writtenFieldsOf } from '../../screens/fields/ShownField.ts';
import { useNextInSeriesToast } from '../tasks/service.ts';
import { screens } from './workspace.screens.ts';
import type { WorkTask } from './WorkTask.ts';

type Work = ResponseOf<typeof tasks.workspace>;

const fieldsOf = writtenFieldsOf(screens.fields);

/** Returns what the signed-in user has to do, which moves on when a day begins, and what changes it: at once, and back again when the server refuses. */
export function useWorkspace() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { userId } = useApi();
  const { mutate } = useSWRConfig();
  const { data: work, error, retry } = useQuery(tasks.workspace);
  const { conflict, updateRow } = useUpdateRow<WorkTask, Partial<WorkTask>>(tasks, fieldsOf);

  const today = useToday();
  const shownDay = useRef(today);
  useEffect(() => {
    if (shownDay.current !== today) retry();
    shownDay.current = today;
  }, [retry, today]);

  const rows = useMemo(
    () =>
      work?.sections.flatMap(({ id: section, tasks: listed }) =>
        listed.map((task): WorkTask => ({ ...task, section })),
      ),
    [work],
  );

  const update = useCallback(
    async (task: WorkTask, changes: Partial<WorkTask>, version?: number, before?: object) => {
      const patch = (known: Work | undefined) =>
        known && {
          ...known,
          sections: known.sections.map((section) => ({
            ...section,
            tasks: section.tasks.map((one) => (one.id === task.id ? { ...one, ...changes } : one)),
          })),
        };
      await mutate<Work>(keyOf(userId, tasks.workspace), patch, { revalidate: false });
      await updateRow(task, changes, version, before);
    },
    [mutate, updateRow, userId],
  );

  const move = useCallback(
    async (task: WorkTask, status: WorkTask['status']): Promise<boolean> => {
      try {
        await update(task, { status });
        return true;
      } catch (failure) {
        showFailure(failure);
        return false;
      }
    },
    [showFailure, update],
  );

  const showNextInSeries = useNextInSeriesToast();
  const reopen = useCallback(
    async (task: WorkTask) => {
      if (await move(task, task.status)) await showNextInSeries(task);
    },
    [move, showNextInSeries],
  );

  /** Completes a task, and offers to take that back. */
  const complete = useCallback(
    async (task: WorkTask) => {
      if (!(await move(task, taskStatus.completed))) return;
      toasts.show({
        tone: 'success',
        message: t('workspace.completed', { title: task.title }),
        action: { label: t('workspace.undo'), onPress: () => void reopen(task) },
      });
    },
    [move, reopen, t],
  );

  return { work, rows, error, retry, conflict, update, complete };
}
