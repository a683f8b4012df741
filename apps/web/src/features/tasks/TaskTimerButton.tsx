import type { Task } from '@bureau/contract';
import { Button } from '@bureau/ui';
import { Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTimer } from '../../core/timer/useTimer.ts';

/** Starts a timer on a task. While one is there, the header has it. */
export function TaskTimerButton({ id }: Pick<Task, 'id'>) {
  const { t } = useTranslation();
  const { timer, isPending, change } = useTimer();
  if (timer === undefined || timer?.task_id === id) return null;
  return (
    <Button icon={<Timer aria-hidden />} isPending={isPending} onPress={() => void change('start', id)}>
      {t('timer.start')}
    </Button>
  );
}
