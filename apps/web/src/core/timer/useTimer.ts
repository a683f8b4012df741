import { type BodyOf, type Timer, timerLogs } from '@bureau/contract';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/ApiProvider.tsx';
import { keyOf } from '../../api/keys.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useServices } from '../services/ServicesContext.ts';

type Action = BodyOf<typeof timerLogs.change>['action'];

interface TimerState {
  /** The timer of the signed-in user, which runs or is paused; null where there is none, undefined until it is known. */
  readonly timer: Timer | null | undefined;
  readonly isPending: boolean;
  /** Starts the timer of a task or goes on with it, pauses or stops it. */
  readonly change: (action: Action, taskId: number) => Promise<void>;
}

/** Returns the timer of the signed-in user, of which there is one (docs/product.md §7). */
export function useTimer(): TimerState {
  const { client } = useServices();
  const { userId } = useApi();
  const { mutate } = useSWRConfig();
  const { data: timer } = useQuery(timerLogs.current);
  const [isPending, setPending] = useState(false);
  const key = keyOf(userId, timerLogs.current);

  const change = async (action: Action, taskId: number) => {
    setPending(true);
    try {
      const body = { action, task_id: taskId };
      await mutate(key, await client.call(timerLogs.change, { body }), { revalidate: false });
    } catch {
      // it was shown already; what the timer does now, the server knows
      await mutate(key);
    } finally {
      setPending(false);
    }
  };
  return { timer, isPending, change };
}
