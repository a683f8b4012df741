import { type DataTableColumn, VisuallyHidden } from '@bureau/ui';
import { Play, Square, Timer } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RowButton } from './RowTimer.styles.ts';
import { useTimer } from './useTimer.ts';

interface TimedRow {
  readonly id: number;
  readonly title: string;
}

/** Returns the column of a list of tasks whose timers are started, gone on with and stopped by one press each. */
export function useTimerColumn<Row extends TimedRow>(): DataTableColumn<Row> {
  const { t } = useTranslation();
  const { timer, change } = useTimer();
  const { task_id: timedId, state } = timer ?? {};
  const isRunning = state === 'running';
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });

  return useMemo(() => {
    const renderTimer = ({ id, title }: TimedRow) => {
      const isTimed = id === timedId;
      const Icon = !isTimed ? Timer : isRunning ? Square : Play;
      return (
        <RowButton
          type="button"
          // the table is one stop for Tab
          tabIndex={-1}
          aria-pressed={isTimed && isRunning}
          aria-label={t(isTimed && isRunning ? 'timer.stop.one' : 'timer.start.one', { title })}
          onClick={() => void latest.current(isTimed && isRunning ? 'stop' : 'start', id)}
        >
          <Icon aria-hidden />
        </RowButton>
      );
    };
    return {
      id: 'timer',
      header: t('timer.title'),
      renderHeader: () => <VisuallyHidden>{t('timer.title')}</VisuallyHidden>,
      width: 48,
      align: 'center',
      canResize: false,
      cell: renderTimer,
    };
  }, [isRunning, t, timedId]);
}
