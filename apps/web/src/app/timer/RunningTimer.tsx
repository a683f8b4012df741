import { createLazyPart } from '@bureau/ui';
import type { ShownTimerProps } from './ShownTimer.tsx';
import { useTimer } from './useTimer.ts';

const useShownTimer = createLazyPart<ShownTimerProps>(
  async () => (await import('./ShownTimer.tsx')).ShownTimer,
);

/** Shows the timer of the signed-in user while there is one. */
export function RunningTimer() {
  const { timer, isPending, change } = useTimer();
  const isShown = timer !== null && timer !== undefined;
  const { Part } = useShownTimer(isShown);
  if (!isShown || !Part) return null;
  return (
    <Part timer={timer} isPending={isPending} onChange={(action) => void change(action, timer.task_id)} />
  );
}
