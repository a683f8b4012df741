import { sprints, tasks } from '@bureau/contract';
import { Button, toasts } from '@bureau/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { answersBelow } from '../../api/keys.ts';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useCan } from '../../core/account/account.ts';
import { focusHeadingAfterRemoval, restoreFocus } from '../../core/navigation/focusHeading.ts';
import { useShowFailure } from '../../screens/useShowFailure.ts';
import type { Sprint } from './burndown.ts';
import { CompleteSprintDialog } from './CompleteSprintDialog.tsx';

const startable: readonly number[] = [1, 3];
const completable: readonly number[] = [2, 3];

/** Starts a sprint, and completes it: then it is asked for where what is left to do goes. */
export function SprintProgress({
  sprint: { code, id, project_id: projectId, status },
}: {
  readonly sprint: Sprint;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { client } = useApi();
  const { all, store } = useRecordCache(sprints);
  const write = useWrite();
  const [isStarting, setStarting] = useState(false);
  const [isAsking, setAsking] = useState<boolean>();
  if (!useCan(sprints.start.rule)) return null;

  async function start() {
    setStarting(true);
    try {
      const request = () => client.call(sprints.start, { params: { id }, body: {} });
      await write(request, { store, invalidates: all });
      toasts.show({ tone: 'success', message: t('sprints.started') });
    } catch (error) {
      showFailure(error);
    } finally {
      setStarting(false);
    }
  }

  async function complete(moveTo: number | null) {
    const request = () => client.call(sprints.complete, { params: { id }, body: { move_to: moveTo } });
    await write(request, { store, invalidates: answersBelow(sprints.list.path, tasks.list.path) });
    toasts.show({ tone: 'success', message: t('sprints.completed') });
  }

  return (
    <>
      {startable.includes(status) && (
        <Button
          ref={focusHeadingAfterRemoval}
          variant="solid"
          tone="accent"
          isPending={isStarting}
          onPress={() => void start()}
        >
          {t('sprints.start')}
        </Button>
      )}
      {completable.includes(status) && (
        <Button onPress={() => setAsking(true)}>{t('sprints.complete')}</Button>
      )}
      {isAsking !== undefined && (
        <CompleteSprintDialog
          sprint={{ code, id, projectId }}
          isOpen={isAsking}
          onOpenChange={(isOpen) => {
            setAsking(isOpen);
            // somebody else may have completed it meanwhile
            if (!isOpen) restoreFocus();
          }}
          onComplete={complete}
        />
      )}
    </>
  );
}
