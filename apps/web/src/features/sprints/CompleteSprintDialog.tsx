import { openTaskStatuses, perPage, sprints, tasks } from '@bureau/contract';
import { ConfirmDialog, FormField, Select, Text } from '@bureau/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/useQuery.ts';
import { describeFailure } from '../../screens/describeFailure.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';

interface CompleteSprintDialogProps {
  readonly sprint: { readonly code: string; readonly id: number; readonly projectId: number };
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Completes the sprint, and moves what is left to do to another one, or to none. */
  readonly onComplete: (moveTo: number | null) => Promise<void>;
}

/** The statuses of sprints to which tasks can be moved: all but cancel and completed. */
const planned = [1, 2, 3];

/** Asks where the tasks of a sprint go in which work is left to do. */
export function CompleteSprintDialog({ sprint, onComplete, ...dialog }: CompleteSprintDialogProps) {
  const { t } = useTranslation();
  const [moveTo, setMoveTo] = useState<number | null>(null);
  const left = useQuery(tasks.list, {
    query: { filter: { sprint_id: [sprint.id], status: openTaskStatuses }, per_page: 1 },
  });
  const others = useQuery(sprints.list, {
    query: { filter: { project_id: [sprint.projectId], status: planned }, per_page: perPage.max },
  });
  const options = (others.data?.data ?? [])
    .filter(({ id }) => id !== sprint.id)
    .map(({ id, name }) => ({ id, label: name }));
  const count = left.data?.meta.total;
  return (
    <ConfirmDialog
      {...dialog}
      title={`${t('sprints.complete')}: ${sprint.code}`}
      message={
        <>
          {count !== undefined && <Text as="p">{t('sprints.unfinished', { number: count })}</Text>}
          {count !== 0 && !others.data && others.error && (
            <LoadFailure error={others.error} onRetry={others.retry} />
          )}
          {count !== 0 && (others.data || !others.error) && (
            <FormField label={t('sprints.move_to')}>
              <Select
                options={options}
                value={moveTo}
                onChange={setMoveTo}
                emptyLabel={t('sprints.no_sprint')}
                placeholder={t('sprints.no_sprint')}
              />
            </FormField>
          )}
        </>
      }
      confirmLabel={t('sprints.complete')}
      onConfirm={() => onComplete(moveTo)}
      getErrorMessage={(error) => describeFailure(error, t)}
    />
  );
}
