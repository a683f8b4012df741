import { type BodyOf, type Timer, timerLogs } from '@bureau/contract';
import { useState } from 'react';
import { useQuery } from '../../../api/useQuery.ts';
import { useWriteAnswer } from '../../../api/writes/useWriteAnswer.ts';
import { useServices } from '../../../core/services/ServicesContext.ts';
import { useShowFailure } from '../../../screens/useShowFailure.ts';

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
  const showFailure = useShowFailure();
  const { client } = useServices();
  const write = useWriteAnswer(timerLogs.current);
  const { data: timer } = useQuery(timerLogs.current);
  const [isPending, setPending] = useState(false);

  const change = async (action: Action, taskId: number) => {
    setPending(true);
    try {
      await write(() => client.call(timerLogs.change, { body: { action, task_id: taskId } }));
    } catch (error) {
      showFailure(error);
    } finally {
      setPending(false);
    }
  };
  return { timer, isPending, change };
}
