import type { Timer } from '@bureau/contract';
import { TimerChip } from '@bureau/ui/blocks';
import { formatDuration } from '@bureau/values';
import { useEffect, useState } from 'react';
import { focusHeadingAfterRemoval } from '../../../core/navigation/focusHeading.ts';
import { startStopwatch } from '../../../core/time/startStopwatch.ts';
import { useTimer } from './useTimer.ts';

export interface TimerControlsProps {
  readonly timer: Timer;
  /** Shows the time alone on a phone. */
  readonly isShort?: boolean;
}

/** Shows the timer of the signed-in user, goes on with it, pauses and stops it. It counts on by itself: the server is not asked again and again. */
export function TimerControls({ timer, isShort = false }: TimerControlsProps) {
  const { change, isPending } = useTimer();
  const minutes = useMinutes(timer);
  return (
    <TimerChip
      ref={focusHeadingAfterRemoval}
      code={timer.task_code}
      title={timer.task_title}
      href={`/tasks/detail/${timer.task_id}`}
      time={formatDuration(minutes)}
      isPaused={timer.state === 'paused'}
      isPending={isPending}
      isShort={isShort}
      onPause={() => void change('pause', timer.task_id)}
      onResume={() => void change('start', timer.task_id)}
      onStop={() => void change('stop', timer.task_id)}
    />
  );
}

const second = 1000;

/** Returns the whole minutes that a timer has counted, and counts on while it runs. */
function useMinutes({ state, elapsed_seconds: seconds }: Timer): number {
  const [minutes, setMinutes] = useState(Math.floor(seconds / 60));
  useEffect(() => {
    const elapsed = startStopwatch();
    const update = () => setMinutes(Math.floor((seconds + elapsed() / second) / 60));
    update();
    if (state === 'paused') return undefined;
    const interval = setInterval(update, second);
    return () => clearInterval(interval);
  }, [seconds, state]);
  return minutes;
}
