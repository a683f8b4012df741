import type { Task } from '@bureau/contract';
import { Button } from '@bureau/ui';
import { Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { focusHeadingAfterRemoval } from '../../core/navigation/focusHeading.ts';
import { TimerControls } from './timer/TimerControls.tsx';
import { useTimer } from './timer/useTimer.ts';

/** Starts a timer on a task; while it is on this one, shows it and pauses and stops it. */
export function TaskTimerButton({ id }: Pick<Task, 'id'>) {
  const { t } = useTranslation();
  const { timer, isPending, change } = useTimer();
  if (timer === undefined) return null;
  if (timer?.task_id === id) return <TimerControls timer={timer} />;
  return (
    <Button
      ref={focusHeadingAfterRemoval}
      icon={<Timer aria-hidden />}
      isPending={isPending}
      onPress={() => void change('start', id)}
    >
      {t('timer.start')}
    </Button>
  );
}
