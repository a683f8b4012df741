import { type Kind, routeOf } from '@bureau/contract';
import { Avatar } from '@bureau/ui';
import { CalendarDays, Clock, Flag, Tag, User } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../core/account/account.ts';
import { iconOf } from '../../core/icons.tsx';
import { formatValue } from '../fields/formatValue.ts';
import type { ShownField } from '../fields/ShownField.ts';
import { useFieldContext } from '../fields/useFieldContext.ts';
import { type LoadedPickers, useOptions } from '../fields/useOptions.ts';
import { createDayParser } from './dayParser.ts';
import { bodyOf, nameBefore, parseLine, suggest, type Token } from './parseLine.ts';
import { quickAddFieldsOf, toQuickAddField } from './quickAddFields.ts';
import type { QuickAddText } from './useQuickAddText.ts';

const icons: { readonly [K in Kind]?: ReactNode } = {
  state: <Flag aria-hidden />,
  choice: <Flag aria-hidden />,
  tags: <Tag aria-hidden />,
  person: <User aria-hidden />,
  people: <User aria-hidden />,
  duration: <Clock aria-hidden />,
  date: <CalendarDays aria-hidden />,
};

const iconFor = ({ field, picker }: ShownField): ReactNode =>
  field.kind === 'reference' ? picker && iconOf(routeOf(picker).icon) : icons[field.kind];

const noFields: readonly ShownField[] = [];

/** Returns the fields of which a line can speak, and how: days in the user's language, choices, and the records and people that the user may name. */
function useSpokenFields(fields: readonly ShownField[], options: LoadedPickers) {
  const { i18n, t } = useTranslation();
  const { id: userId, settings } = useUser();
  const { date_format: dateFormat, first_day_of_week: firstDayOfWeek } = settings;
  const { formats } = useFieldContext();
  const today = formats.today();
  return useMemo(() => {
    const parseDay = createDayParser({ locale: i18n.language, today, dateFormat, firstDayOfWeek });
    const recordsOf = ({ picker }: ShownField) =>
      picker === undefined
        ? []
        : options[picker].options.map(({ id, label }) => ({
            id,
            names: picker === 'users' && id === userId ? [label, t('quick_add.me')] : [label],
          }));
    return fields.map((field) => toQuickAddField(field, { parseDay, recordsOf }));
  }, [dateFormat, fields, firstDayOfWeek, i18n.language, options, t, today, userId]);
}

/** Returns what a line says of a record of these fields, how that is shown, and which names can be put in at the caret. */
export function useTokens({ caret, change, isBegun, left, value }: QuickAddText, all: readonly ShownField[]) {
  const { t } = useTranslation();
  const context = useFieldContext();
  const shown = useMemo(() => quickAddFieldsOf(all), [all]);
  const options = useOptions(isBegun ? shown : noFields);
  const fields = useSpokenFields(shown, options);
  const { tokens } = useMemo(() => parseLine(value, fields, left), [fields, left, value]);
  const areNamesLoading = shown.some(({ picker }) => picker !== undefined && options[picker].isLoading);
  const shownOf = (name: string) => shown.find((one) => one.name === name);

  const labelOf = ({ field, text, value: matched }: Token) => {
    const one = shownOf(field);
    if (one === undefined) return { label: text };
    const { field: described, label, picker } = one;
    const written = formatValue(
      one,
      described.kind === 'people' ? [matched] : matched,
      { ...context, writeRecurrence: String },
      picker === undefined ? [] : options[picker].options,
    );
    // what has no sign says by its label what it is
    const isSigned = fields.some(({ name, sign }) => name === field && sign !== undefined);
    return {
      label: isSigned ? written : t('quick_add.said', { field: label, value: written }),
      icon: iconFor(one),
    };
  };

  const named = nameBefore(value, caret, fields);
  const namedField = named && shownOf(named.field.name);
  const offered = named
    ? suggest(named.field.choices ?? [], named.typed).map(({ id, names: [label = ''] }) => ({
        id: String(id),
        label,
        icon: namedField?.picker === 'users' && <Avatar name={label} size="small" isDecorative />,
      }))
    : [];

  /** Writes a name in the place of what is typed of it, with a space behind, and returns where that is. */
  const choose = (id: string): number => {
    const label = offered.find((one) => one.id === id)?.label;
    if (named === undefined || label === undefined) return caret;
    const before = `${value.slice(0, named.start + 1)}${label} `;
    change(before + value.slice(caret).trimStart(), before.length);
    return before.length;
  };

  return {
    /** Returns the title that a line has, and what it says of other fields. */
    read(line: string, asItStands: ReadonlySet<string>) {
      const read = parseLine(line, fields, asItStands);
      return { title: read.title, values: bodyOf(read.tokens, fields) };
    },
    /** Whether names that a line may hold are not known yet. */
    isAwaited: (line: string) => areNamesLoading && /[#@＃＠]/u.test(line),
    tokens: tokens.map((token) => ({ id: token.text, ...labelOf(token) })),
    // what is written whole needs no suggestion
    suggestions: offered.length === 1 && offered[0]?.label === named?.typed ? [] : offered,
    suggestionsLabel: namedField?.label,
    choose,
  };
}
