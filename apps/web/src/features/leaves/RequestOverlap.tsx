import { useWatch } from '@bureau/forms';
import { LeaveOverlap } from './LeaveOverlap.tsx';

/** Tells while leave is asked for with what other leave it overlaps. It can be asked for all the same. */
export function RequestOverlap() {
  const typed: unknown[] = useWatch({ name: ['start_date', 'end_date', 'user_id'] });
  const [from, to, userId] = typed;
  const isKnown = typeof from === 'string' && typeof to === 'string' && from !== '' && to !== '';
  return isKnown && typeof userId === 'number' && <LeaveOverlap userId={userId} from={from} to={to} />;
}
