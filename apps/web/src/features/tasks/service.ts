export { dueDate, renderDueDate } from './DueDate.tsx';
export { RunningTimer } from './timer/RunningTimer.tsx';
export { TimerControls } from './timer/TimerControls.tsx';
export { useTimerColumn } from './timer/useTimerColumn.tsx';
export { useNextInSeriesToast } from './useNextInSeriesToast.ts';
