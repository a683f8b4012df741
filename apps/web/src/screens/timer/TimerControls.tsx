import type { Timer } from '@bureau/contract';
import { TimerChip } from '@bureau/ui/blocks';
import { formatDuration } from '@bureau/values';
import { useEffect, useState } from 'react';

export interface TimerControlsProps {
  readonly timer: Timer;
  readonly isPending: boolean;
  /** Shows the time alone on a phone. */
  readonly isShort?: boolean;
  readonly onChange: (action: 'start' | 'pause' | 'stop') => void;
}

/** Shows a timer, and counts on by itself: the server is not asked again and again. */
export function TimerControls({ timer, isPending, isShort = false, onChange }: TimerControlsProps) {
  const minutes = useMinutes(timer);
  return (
    <TimerChip
      code={timer.task_code}
      title={timer.task_title}
      href={`/tasks/detail/${timer.task_id}`}
      time={formatDuration(minutes)}
      isPaused={timer.state === 'paused'}
      isPending={isPending}
      isShort={isShort}
      onPause={() => onChange('pause')}
      onResume={() => onChange('start')}
      onStop={() => onChange('stop')}
    />
  );
}

const second = 1000;

/** Returns the whole minutes that a timer has counted, and counts on while it runs. */
function useMinutes({ state, elapsed_seconds: seconds }: Timer): number {
  const [minutes, setMinutes] = useState(Math.floor(seconds / 60));
  useEffect(() => {
    const start = performance.now() - seconds * second;
    const update = () => setMinutes(Math.floor((performance.now() - start) / second / 60));
    update();
    if (state === 'paused') return undefined;
    const interval = setInterval(update, second);
    return () => clearInterval(interval);
  }, [seconds, state]);
  return minutes;
}
