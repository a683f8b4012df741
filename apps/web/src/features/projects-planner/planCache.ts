import { planner } from '@bureau/contract';
import { useSWRConfig } from 'swr';
import { answersOf } from '../../api/keys.ts';
import type { Plan } from './plan.ts';

/** Selects the plans that have been read. */
export const isPlan = answersOf(planner.rows);

/** Returns the functions that change what is shown of all plans before the server has done it, and read them again. */
export function usePlanCache() {
  const { mutate } = useSWRConfig();
  return {
    patch: (change: (plan: Plan) => Plan) =>
      mutate<Plan>(isPlan, (plan) => plan && change(plan), { revalidate: false }),
    refetch: () => void mutate(isPlan),
  };
}
