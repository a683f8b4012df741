import { type PlannedRow, tasks } from '@bureau/contract';
import { toasts } from '@bureau/ui';
import type { PlannerLink } from '@bureau/ui/planning';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { answersBelow } from '../../api/keys.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useCan } from '../../core/account/account.ts';
import { describeFailure, reportDefect } from '../../screens/describeFailure.ts';
import { keyOfRow, withAnswer, withLink } from './plan.ts';
import { usePlanCache } from './planCache.ts';

/**
 * Returns the function that lets one task of a plan wait for another, or no longer, for whoever may change tasks: it shows at once, and goes back where the server
 * refuses it, with the reason.
 */
export function usePlanLinks(
  rows: readonly PlannedRow[],
): ((link: PlannerLink) => Promise<void>) | undefined {
  const { t } = useTranslation();
  const { client } = useApi();
  const write = useWrite();
  const canEdit = useCan(tasks.wait.rule);
  const { patch, refetch } = usePlanCache();

  async function link({ from, isLinked, to }: PlannerLink) {
    const [awaited, waiting] = [from, to].map((key) => rows.find((row) => keyOfRow(row) === key));
    if (!awaited || !waiting) return;
    const { id, title } = waiting;
    await patch((plan) => withLink(plan, id, awaited.id, isLinked));
    try {
      const answer = await write(
        () =>
          client.call(tasks.wait, {
            params: { id },
            body: { task_id: awaited.id, is_waiting: isLinked },
            isBackground: true,
            handlesErrors: true,
          }),
        {
          target: { name: `tasks/${id}`, version: waiting.version },
          invalidates: answersBelow(tasks.list.path),
        },
      );
      await patch((plan) => withAnswer(plan, waiting, answer));
    } catch (error) {
      await patch((plan) => withLink(plan, id, awaited.id, !isLinked));
      refetch();
      reportDefect(error);
      toasts.show({
        tone: 'danger',
        message: t('planner.not_linked', { title, reason: describeFailure(error, t) }),
      });
      throw error;
    }
  }

  return canEdit ? link : undefined;
}
