import { type PlannedRow, planner, tasks } from '@bureau/contract';
import { toasts } from '@bureau/ui';
import type { PlannerLink } from '@bureau/ui/planning';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/ApiProvider.tsx';
import { answersBelow, answersOf } from '../../api/keys.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useCan } from '../../core/account/account.ts';
import { describeFailure, reportDefect } from '../describeFailure.ts';
import { keyOfRow, type Plan, withAnswer, withLink } from './plan.ts';

const isPlan = answersOf(planner.rows);

/**
 * Returns the function that lets one task of a plan wait for another, or no longer, for whoever may change tasks: it shows at once, and goes back where the server
 * refuses it, with the reason.
 */
export function usePlanLinks(
  rows: readonly PlannedRow[],
): ((link: PlannerLink) => Promise<void>) | undefined {
  const { t } = useTranslation();
  const { client } = useApi();
  const { mutate } = useSWRConfig();
  const write = useWrite();
  const canEdit = useCan(tasks.wait.rule);
  const patch = (change: (plan: Plan) => Plan) =>
    mutate<Plan>(isPlan, (plan) => plan && change(plan), { revalidate: false });

  async function link({ from, isLinked, to }: PlannerLink) {
    const [awaited, waiting] = [from, to].map((key) => rows.find((row) => keyOfRow(row) === key));
    if (!awaited || !waiting) return;
    const { id, title } = waiting;
    await patch((plan) => withLink(plan, id, awaited.id, isLinked));
    try {
      const answer = await write(
        () =>
          client.request(tasks.wait, {
            params: { id },
            body: { task_id: awaited.id, is_waiting: isLinked },
            isBackground: true,
            isSaidInPlace: true,
          }),
        {
          target: { name: `tasks/${id}`, version: waiting.version },
          invalidates: answersBelow(tasks.list.path),
        },
      );
      if (typeof answer === 'object' && answer !== null)
        await patch((plan) => withAnswer(plan, waiting, answer));
    } catch (error) {
      await patch((plan) => withLink(plan, id, awaited.id, !isLinked));
      void mutate(isPlan);
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
