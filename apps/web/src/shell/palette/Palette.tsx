import { CommandPalette } from '@bureau/ui';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { useSearch } from '../../api/useSearch.ts';
import { describeFailure } from '../../screens/describeFailure.ts';
import { useServices } from '../../core/services/ServicesContext.ts';
import { keysOf } from '../shortcuts.ts';
import type { PaletteEntry, PaletteGroup } from './palette.types.ts';
import { storeRecent, readRecent } from './recent.ts';
import { useActionEntries } from './useActionEntries.tsx';
import { usePageEntries } from './usePageEntries.tsx';
import { useRecordActionEntries } from './useRecordActionEntries.tsx';
import { useRecordEntries } from './useRecordEntries.tsx';
import { useViewEntries } from './useViewEntries.tsx';

export interface PaletteProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Shows the shortcuts. */
  readonly onShowHelp: () => void;
  /** What had the focus when the palette was opened: what it offers is done there. */
  readonly opener: { readonly current: Element | null };
  /** Opens the line that adds a record, with what was typed; undefined for those who may not. */
  readonly onQuickAdd: ((text: string) => void) | undefined;
}

/** Offers what the user may open, create and do, and the records that they may see. */
export function Palette({ isOpen, onOpenChange, onQuickAdd, onShowHelp, opener }: PaletteProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const { hits, isLoading, error, retry } = useSearch(isOpen ? query : '');
  const isTyped = query.trim() !== '';

  const { pages, forms } = usePageEntries();
  const ofRecord = useRecordActionEntries(opener);
  const actions = useActionEntries(onShowHelp, isTyped);
  const views = useViewEntries(isOpen);
  const { toEntries } = useRecordEntries();
  const quickAdd: PaletteEntry[] = onQuickAdd
    ? [
        {
          id: 'quick-add',
          label: t('shell.quick_add'),
          icon: <ListPlus />,
          shortcut: keysOf('quick-add'),
          run: () => onQuickAdd(''),
        },
      ]
    : [];
  const creating = [...quickAdd, ...forms];
  const known = [...pages, ...creating, ...views, ...actions];
  const { recent, keep } = useRecent(known, toEntries);

  const shown = isTyped ? [] : recent;
  const others = (entries: readonly PaletteEntry[]) =>
    entries.filter(({ id }) => !shown.some((entry) => entry.id === id));
  const groups: readonly PaletteGroup[] = [
    { id: 'record', label: t('shell.shortcuts.groups.records'), commands: ofRecord },
    { id: 'recent', label: t('shell.palette.recent'), commands: shown },
    { id: 'go_to', label: t('shell.palette.go_to'), commands: others(pages) },
    { id: 'create', label: t('shell.palette.create'), commands: others(creating) },
    { id: 'views', label: t('shell.palette.views'), commands: others(views) },
    { id: 'actions', label: t('shell.palette.actions'), commands: others(actions) },
    { id: 'records', label: t('shell.palette.records'), commands: toEntries(hits), isFound: true },
    {
      id: 'quick-add',
      label: t('shell.quick_add'),
      isFound: true,
      commands:
        isTyped && onQuickAdd
          ? [
              {
                id: 'quick-add:typed',
                label: query.trim(),
                icon: <ListPlus />,
                run: () => onQuickAdd(query.trim()),
              },
            ]
          : [],
    },
  ];
  const entries = new Map(groups.flatMap(({ commands }) => commands.map((entry) => [entry.id, entry])));

  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      groups={groups}
      query={query}
      onQueryChange={setQuery}
      placeholder={t('shell.palette.placeholder')}
      isLoading={isLoading}
      problem={error === undefined ? undefined : describeFailure(error, t, 'load')}
      onRetry={retry}
      onRun={({ id }) => {
        const entry = entries.get(id);
        if (!entry) return;
        if (isKept(id)) keep(entry);
        entry.run();
      }}
    />
  );
}

/** Whether an entry means the same wherever it is chosen. */
const isKept = (id: string) => id !== 'quick-add:typed' && !id.startsWith('record:');

/** Returns what the user chose last, as far as it is still theirs, and the function that keeps a choice. */
function useRecent(
  known: readonly PaletteEntry[],
  toEntries: ReturnType<typeof useRecordEntries>['toEntries'],
) {
  const { browserStore } = useServices();
  const { userId } = useApi();
  const [stored] = useState(() => (userId === null ? [] : readRecent(browserStore, userId)));
  const recent = stored.flatMap(({ id, record }) =>
    record ? toEntries([record]) : known.filter((entry) => entry.id === id),
  );
  return {
    recent,
    keep({ id, record }: PaletteEntry) {
      if (userId !== null) storeRecent(browserStore, userId, { id, ...(record && { record }) });
    },
  };
}
