import { useWatch } from '@bureau/forms';
import { LeaveOverlap } from './LeaveOverlap.tsx';

/** Warns while leave is requested that it overlaps with other leave, which it shows. It can be requested all the same. */
export function RequestOverlap() {
  const typed: unknown[] = useWatch({ name: ['start_date', 'end_date', 'user_id'] });
  const [from, to, userId] = typed;
  const isKnown = typeof from === 'string' && typeof to === 'string' && from !== '' && to !== '';
  return isKnown && typeof userId === 'number' && <LeaveOverlap userId={userId} from={from} to={to} />;
}
