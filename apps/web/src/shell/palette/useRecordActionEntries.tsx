import { ChevronDown, ChevronUp, CircleDot, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keysOf } from '../shortcuts.ts';
import type { PaletteEntry } from './palette.types.ts';
import { availableActionsAt, runActionAt } from './recordActions.ts';

const texts = {
  status: { icon: <CircleDot />, textKey: 'shell.shortcuts.status' },
  assign: { icon: <UserPlus />, textKey: 'shell.shortcuts.assign' },
  next: { icon: <ChevronDown />, textKey: 'record.next' },
  previous: { icon: <ChevronUp />, textKey: 'record.previous' },
} as const;

/** Returns what can be done with the record that the palette was opened over: a row of a list, or the one that is open. */
export function useRecordActionEntries(opener: {
  readonly current: Element | null;
}): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const [focused] = useState(() => opener.current);
  const [actions] = useState(() => availableActionsAt(focused));
  return actions.map((action) => ({
    id: `record:${action}`,
    label: t(texts[action].textKey),
    icon: texts[action].icon,
    shortcut: keysOf(action),
    run: () => runActionAt(focused, action),
  }));
}
