import { type TaskListItem, tasks } from '@bureau/contract';
import { Button } from '@bureau/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/useQuery.ts';
import { useUser } from '../../core/account/account.ts';
import { useTaskWrites } from './useTaskWrites.ts';

/** Lets somebody watch a task by one press, or no longer: who watches it is told of its changes and comments. */
export function WatchButton({ id }: Pick<TaskListItem, 'id'>) {
  const { t } = useTranslation();
  const { id: userId } = useUser();
  const { watch } = useTaskWrites();
  const [isPending, setPending] = useState(false);
  // the page has read it already
  const { data: task } = useQuery(tasks.one, { params: { id } });
  const isWatching = task?.watchers.some((watcher) => watcher.user_id === userId) === true;
  const change = async () => {
    setPending(true);
    await watch(id, !isWatching);
    setPending(false);
  };
  return (
    <Button
      icon={isWatching ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      isPending={isPending}
      onPress={() => void change()}
    >
      {t(isWatching ? 'tasks.unwatch' : 'tasks.watch')}
    </Button>
  );
}
