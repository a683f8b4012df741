import { timerLogs } from '@bureau/contract';
import { Link, Stack } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/useQuery.ts';
import { TimerControls } from '../../tasks/service.ts';
import { WidgetState } from './WidgetState.tsx';

/** Shows the timer of the signed-in user with the task that it is on. */
export function TimerWidget() {
  const { t } = useTranslation();
  const query = useQuery(timerLogs.current);
  return (
    <WidgetState query={query} empty={t('dashboard.timer.empty')} isEmpty={(timer) => timer === null}>
      {(timer) =>
        timer && (
          <Stack direction="row" gap={2} justify="between" isWrapping>
            <Link href={`/tasks/detail/${timer.task_id}`} variant="quiet">
              {timer.task_title}
            </Link>
            <TimerControls timer={timer} />
          </Stack>
        )
      }
    </WidgetState>
  );
}
