import { IconButton } from '@bureau/ui';
import { Pause, Play, Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTimer } from '../../screens/timer/useTimer.ts';
import { Middle } from './WorkspacePage.styles.ts';
import type { WorkTask } from './WorkTask.ts';

/** Starts the timer on a task of a list, pauses it there, and goes on with it. */
export function WorkTimer({ task: { id, title } }: { readonly task: WorkTask }) {
  const { t } = useTranslation();
  const { timer, change, isPending } = useTimer();
  const state = timer?.task_id === id ? timer.state : undefined;
  const isRunning = state === 'running';
  const Icon = isRunning ? Pause : state === 'paused' ? Play : Timer;
  return (
    <Middle>
      <IconButton
        // the table is one stop for Tab
        excludeFromTabOrder
        size="small"
        tone={isRunning ? 'accent' : 'neutral'}
        label={t(isRunning ? 'workspace.timer.pause' : 'workspace.timer.start', { title })}
        icon={<Icon aria-hidden />}
        isPending={isPending}
        onPress={() => void change(isRunning ? 'pause' : 'start', id)}
      />
    </Middle>
  );
}
