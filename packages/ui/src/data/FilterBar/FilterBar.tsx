import { localDateFormat } from '@bureau/values';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { useObjectRef } from 'react-aria/useObjectRef';
import { createLazyImport } from '../../lazy/index.ts';
import { Menu, MenuItem } from '../../overlay/index.ts';
import { useLazyOverlay } from '../../overlay/useLazyOverlay.ts';
import { Button } from '../../primitives/index.ts';
import { useFirstDayOfWeek, useUiMessages } from '../../provider/index.ts';
import { useToday } from '../../provider/zone/index.ts';
import { rootPropsOf } from '../../primitives/root/index.ts';
import { Root } from './FilterBar.styles.ts';
import type { FilterBarProps, FilterValue, FilterValues } from './FilterBar.types.ts';
import { describeFilter, isSet } from './filters.ts';
import { FilterChip } from './parts/FilterChip.tsx';
import type { DateFormatting } from './parts/DateRangeEditor.tsx';
import type { FilterEditorProps } from './parts/FilterEditor.tsx';

/** Loads what a chip opens: a page with a list does without until then. */
const useFilterEditor = createLazyImport<FilterEditorProps>(() =>
  import('./parts/FilterEditor.tsx').then(({ FilterEditor }) => FilterEditor),
);

/**
 * Shows by what a list is filtered, as chips that read as a sentence, and offers the filters that are not set. A chip opens its
 * editor; what is chosen there counts at once.
 */
export function FilterBar<Values extends FilterValues = FilterValues>({
  ref,
  ...props
}: FilterBarProps<Values>) {
  const { label, filters, values, onChange, onOpen } = props;
  const t = useUiMessages();
  const { locale } = useLocale();
  const firstDayOfWeek = useFirstDayOfWeek();
  const today = useToday();
  const root = useObjectRef(ref);
  const addButton = useRef<HTMLButtonElement>(null);
  const [openId, setOpenId] = useState<string>();
  const closed = useRef<{ id: string; isLate?: boolean }>(undefined);

  const dates: DateFormatting = {
    dateFormat: props.dateFormat ?? localDateFormat(locale),
    firstDayOfWeek: props.firstDayOfWeek ?? firstDayOfWeek,
    today: props.today ?? today,
  };
  const wording = { t, locale, dateFormat: dates.dateFormat };
  const shown = filters.filter(({ id }) => id === openId || isSet(values[id]));
  const offered = filters.filter((filter) => !shown.includes(filter));

  const change = (id: string, value: FilterValue | undefined) => {
    const { [id]: _, ...others } = values;
    onChange({ ...others, ...(isSet(value) && { [id]: value }) } as Values);
  };

  const focusChip = (id: string) => {
    const chip = root.current?.querySelector<HTMLElement>(`[data-filter="${CSS.escape(id)}"]`);
    chip?.focus();
    return chip != null;
  };

  const rest = () => addButton.current ?? root.current;

  // The editor itself would return the focus to what had it before, which for a new chip is the menu. What was chosen may
  // come back as a value only later, when the address has changed: until then the chip is not there. In a layout effect the
  // page behind the editor would still be inert.
  useEffect(() => {
    if (openId !== undefined || closed.current === undefined) return;
    const { id, isLate } = closed.current;
    closed.current = undefined;
    if ((isLate && document.activeElement !== rest()) || focusChip(id)) return;
    rest()?.focus();
    closed.current = { id, isLate: true };
  });

  const remove = (id: string) => {
    const place = shown.findIndex((filter) => filter.id === id);
    const neighbour = shown[place + 1] ?? shown[place - 1];
    if (neighbour) focusChip(neighbour.id);
    else rest()?.focus();
    setOpenId(undefined);
    change(id, undefined);
  };

  const clear = () => {
    rest()?.focus();
    const cleared = new Set<string>(filters.map(({ id }) => id));
    onChange(Object.fromEntries(Object.entries(values).filter(([id]) => !cleared.has(id))) as Values);
  };

  const open = (id: string) => {
    setOpenId(id);
    onOpen?.(id as Extract<keyof Values, string>);
  };

  const close = (id: string | undefined) => {
    if (id !== undefined) closed.current = { id };
    setOpenId(undefined);
  };
  const { Loaded: Editor, preload } = useLazyOverlay(useFilterEditor, openId !== undefined, () =>
    close(openId),
  );

  return (
    <Root
      aria-label={label ?? t('ui.filters.label')}
      {...rootPropsOf(props)}
      ref={root}
      role="group"
      tabIndex={-1}
    >
      {shown.map((filter) => (
        <FilterChip
          key={filter.id}
          filter={filter}
          value={values[filter.id]}
          sentence={describeFilter(filter, values[filter.id], wording)}
          dates={dates}
          isOpen={filter.id === openId}
          Editor={Editor}
          onNear={preload}
          onOpenChange={(isOpen) => (isOpen ? open(filter.id) : close(filter.id))}
          onChange={(value) => change(filter.id, value)}
          onRemove={() => remove(filter.id)}
        />
      ))}
      {offered.length > 0 && (
        <Menu
          label={t('ui.filters.add')}
          trigger={
            <Button ref={addButton} variant="ghost" size="small" icon={<Plus aria-hidden />}>
              {t('ui.filters.add')}
            </Button>
          }
          onOpenChange={preload}
          onAction={(id) => open(String(id))}
        >
          {offered.map((filter) => (
            <MenuItem key={filter.id} id={filter.id} label={filter.label} />
          ))}
        </Menu>
      )}
      {filters.some(({ id }) => isSet(values[id])) && (
        <Button variant="ghost" size="small" onPress={clear}>
          {t('ui.filters.clear')}
        </Button>
      )}
    </Root>
  );
}
