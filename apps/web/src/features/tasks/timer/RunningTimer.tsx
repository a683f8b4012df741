import { createLazyImport } from '@bureau/ui';
import type { TimerControlsProps } from './TimerControls.tsx';
import { useTimer } from './useTimer.ts';

const useTimerControls = createLazyImport<TimerControlsProps>(
  async () => (await import('./TimerControls.tsx')).TimerControls,
);

/** Shows the timer of the signed-in user while there is one. */
export function RunningTimer() {
  const { timer } = useTimer();
  const isShown = timer !== null && timer !== undefined;
  const { Loaded } = useTimerControls(isShown);
  if (!isShown || !Loaded) return null;
  return <Loaded timer={timer} isShort />;
}
