import { useWatch } from '@bureau/forms';
import { AgendaLength } from './AgendaLength.tsx';

/** Warns while a meeting is arranged that its agenda takes longer than it lasts. */
export function TypedAgendaLength() {
  const typed: unknown[] = useWatch({ name: ['agenda_items', 'duration_minutes'] });
  const [items, duration] = typed;
  return <AgendaLength items={items} duration={duration} />;
}
