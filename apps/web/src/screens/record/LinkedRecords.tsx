import type { Named } from '@bureau/contract';
import { ComboBox, IconButton, Link, type LoadOptions, Stack, Text } from '@bureau/ui';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Identified } from '../../api/resource.ts';
import { renderValue } from '../fields/kinds.tsx';
import { useFieldContext } from '../fields/useFieldContext.ts';
import { useShownFields } from '../fields/useShownFields.ts';
import { codeOf, titleOf } from '../resource/recordNames.ts';
import type { ResourceScreens } from '../resource/ResourceScreens.ts';
import * as styles from './LinkedRecords.styles.ts';

interface Editing {
  /** Names what adds one. */
  readonly addLabel: string;
  /** Finds the records that can be added by some words. */
  readonly find: (words: string, signal: AbortSignal) => Promise<readonly Named[]>;
  /** Links a record, or takes the link away; returns whether the server has taken it. */
  readonly onChange: (id: number, isThere: boolean) => Promise<boolean>;
}

interface LinkedRecordsProps<Item extends Identified> {
  readonly title: string;
  readonly screens: ResourceScreens<Item>;
  readonly records: readonly Item[];
  /** Names the fields that stand before each of them. */
  readonly fields: readonly string[];
  /** Returns whether a record is done, and so crossed out. */
  readonly isDone: (record: Item) => boolean;
  /** Lets people add and remove some. */
  readonly editing?: Editing | undefined;
}

/** How many of the records that are found are offered. */
const maxOffered = 50;

/** Lists records that are linked with another one, and lets people add and remove some. */
export function LinkedRecords<Item extends Identified>({
  editing,
  fields,
  isDone,
  records,
  screens,
  title,
}: LinkedRecordsProps<Item>) {
  const { t } = useTranslation();
  const context = useFieldContext();
  const shown = useShownFields(screens).filter(({ name }) => fields.includes(name));
  const root = useRef<HTMLElement>(null);

  const loadOptions: LoadOptions<number> = async (words, signal) => {
    const found = (await editing?.find(words, signal)) ?? [];
    return found
      .filter(({ id }) => !records.some((record) => record.id === id))
      .slice(0, maxOffered)
      .map(({ id, name }) => ({ id, label: name }));
  };

  // what is being added stands in the line until it is in the list
  const [chosen, setChosen] = useState<number | null>(null);
  const add = async (id: number) => {
    setChosen(id);
    await editing?.onChange(id, true);
    setChosen(null);
  };

  const removedAt = useRef<number>(undefined);
  // what was pressed is gone once the list was read again
  useLayoutEffect(() => {
    const index = removedAt.current;
    if (index === undefined) return;
    removedAt.current = undefined;
    const buttons = root.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? root.current?.querySelector('input'))?.focus();
  }, [records]);

  const remove = async (index: number, id: number) => {
    removedAt.current = index;
    if (!(await editing?.onChange(id, false))) removedAt.current = undefined;
  };

  return (
    <Stack gap={1} ref={root}>
      <styles.Title>{title}</styles.Title>
      {records.length === 0 && !editing && <Text tone="muted">{t('links.empty')}</Text>}
      {records.length > 0 && (
        <styles.List aria-label={title}>
          {records.map((record, index) => (
            <li key={record.id}>
              {shown.map((field) => (
                <span key={field.name}>{renderValue(field, record, context)}</span>
              ))}
              <Link href={`${screens.path}/detail/${record.id}`} data-done={isDone(record) || undefined}>
                {[codeOf(record), titleOf(screens, record)].join(' ').trim()}
              </Link>
              {editing && (
                <IconButton
                  size="small"
                  label={t('links.remove', { code: codeOf(record) ?? titleOf(screens, record) })}
                  icon={<X aria-hidden />}
                  onPress={() => void remove(index, record.id)}
                />
              )}
            </li>
          ))}
        </styles.List>
      )}
      {editing && (
        <styles.Adding>
          <ComboBox<number>
            size="small"
            isLazy
            aria-label={editing.addLabel}
            placeholder={editing.addLabel}
            value={chosen}
            loadOptions={loadOptions}
            onChange={(id) => id !== null && void add(id)}
          />
        </styles.Adding>
      )}
    </Stack>
  );
}
