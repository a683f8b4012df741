import { useWatch } from '@bureau/forms';
import { isPlainDate } from '@bureau/values';
import { LeaveBalance } from './LeaveBalance.tsx';
import { LeaveOverlap } from './LeaveOverlap.tsx';

/** Tells while leave is requested how much is left of its type, and warns that it overlaps with other leave, which it shows. */
export function RequestHints() {
  const typed: unknown[] = useWatch({
    name: ['start_date', 'end_date', 'user_id', 'leave_type_id', 'is_half_day'],
  });
  const [from, to, userId, typeId, isHalfDay] = typed;
  // what is half typed is no date yet
  const isDate = (value: unknown): value is string => typeof value === 'string' && isPlainDate(value);
  if (!isDate(from) || !isDate(to) || from > to || typeof userId !== 'number') return null;
  const days = { userId, from, to };
  return (
    <>
      {typeof typeId === 'number' && (
        <LeaveBalance {...days} typeId={typeId} isHalfDay={isHalfDay === true} />
      )}
      <LeaveOverlap {...days} />
    </>
  );
}
