import { type TaskListItem, tasks } from '@bureau/contract';
import { toasts, useNavigation } from '@bureau/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';

/** Returns the function that says of a task that was reopened that the next one of its series stays, where somebody has changed that meanwhile. */
export function useNextInSeriesToast() {
  const { t } = useTranslation();
  const { client } = useApi();
  const { navigate } = useNavigation();
  return useCallback(
    async ({ id, is_recurring: isRecurring, title }: TaskListItem) => {
      if (!isRecurring) return;
      const related = await client
        .call(tasks.related, { params: { id }, isBackground: true, handlesErrors: true })
        // its page tells as well
        .catch(() => undefined);
      const [next] = related?.next ?? [];
      if (next === undefined) return;
      toasts.show({
        tone: 'warning',
        message: t('series.stays', { title, next: next.code }),
        action: { label: t('list.row.open'), onPress: () => navigate(`/tasks/detail/${next.id}`) },
      });
    },
    [client, navigate, t],
  );
}
