import {
  FormError,
  InlineColor,
  InlineDate,
  InlineDateTime,
  InlineMinutes,
  InlineMoney,
  InlineMultiSelect,
  InlineNumber,
  InlineSelect,
  InlineTags,
  InlineText,
  InlineTextArea,
} from '@bureau/forms';
import { isMoney, nextOf } from '@bureau/contract';
import type { SelectOption } from '@bureau/ui';
import { type ComponentType, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../core/account/account.ts';
import { useHrefs } from './hrefsOf.ts';
import { type EditableKind, isEditableKind } from './kinds.tsx';
import { lineInputs } from './lineInputs.ts';
import { currencyOptions, timeZoneOptions } from './nameOptions.ts';
import { InlineRecurrence } from './recurrence/lazyRecurrence.tsx';
import { numericOf } from './numericOf.ts';
import { RichTextEditor } from './RichTextEditor.tsx';
import { idsOf, propertyOf, toMember, valueOf } from './ShownField.ts';
import { useKnownOptions } from './knownOptions.ts';
import { isText } from '../../core/drafts/useDraft.ts';
import { type FieldEditorProps, textIn, toText, useFieldEditor } from './useFieldEditor.ts';

const isNumberOrNull = (stored: unknown): stored is number | null =>
  stored === null || typeof stored === 'number';
const isTextOrNull = (stored: unknown): stored is string | null =>
  stored === null || typeof stored === 'string';
const isTexts = (stored: unknown): stored is readonly string[] =>
  Array.isArray(stored) && stored.every((one) => typeof one === 'string');
const isIds = (stored: unknown): stored is readonly number[] =>
  Array.isArray(stored) && stored.every((id) => typeof id === 'number');

function numberIn({ record, shown }: FieldEditorProps): number | null {
  const value = valueOf(shown, record);
  return typeof value === 'number' ? value : null;
}

function TextEditor(props: FieldEditorProps) {
  const { shown } = props;
  const { field } = shown;
  const editor = useFieldEditor(props, isText, toText(shown));
  const rules = {
    ...('max' in field && typeof field.max === 'number' && { maxLength: field.max }),
    ...lineInputs[field.kind],
  };
  return field.kind === 'text' ? (
    <InlineTextArea {...editor} {...rules} value={textIn(props)} {...(!shown.isCustom && { rows: 6 })} />
  ) : (
    <InlineText {...editor} {...rules} value={textIn(props)} />
  );
}

type WordOptions = readonly SelectOption<string>[];

function OptionEditor({ options, ...props }: FieldEditorProps & { readonly options: WordOptions }) {
  const editor = useFieldEditor(props, isTextOrNull);
  return (
    <InlineSelect<string>
      {...editor}
      value={textIn(props)}
      options={options}
      {...(!editor.isRequired && { emptyLabel: editor.emptyText })}
    />
  );
}

/** Returns the choices of a field: those that usually follow the value first. */
function choicesIn({ shown, record }: FieldEditorProps): readonly SelectOption[] {
  const next = nextOf(shown.field, valueOf(shown, record));
  const following = next.flatMap((value) => shown.choices.find(({ id }) => id === value) ?? []);
  return [...following, ...shown.choices.filter((choice) => !following.includes(choice))];
}

function ChoiceEditor(props: FieldEditorProps) {
  const options = choicesIn(props).map(({ id, ...option }) => ({ ...option, id: String(id) }));
  return <OptionEditor {...props} options={options} />;
}

function CurrencyEditor(props: FieldEditorProps) {
  const { i18n } = useTranslation();
  const options = useMemo(() => currencyOptions(i18n.language), [i18n.language]);
  return <OptionEditor {...props} options={options} />;
}

function TimeZoneEditor(props: FieldEditorProps) {
  const options = useMemo(() => timeZoneOptions(), []);
  return <OptionEditor {...props} options={options} />;
}

function StateEditor(props: FieldEditorProps) {
  const options = choicesIn(props).flatMap(({ id, ...option }) =>
    typeof id === 'number' ? [{ ...option, id }] : [],
  );
  const value = numberIn(props);
  const editor = useFieldEditor(props, isNumberOrNull, (chosen: number | null) => chosen ?? value);
  return <InlineSelect<number> {...editor} value={value} options={options} />;
}

function BooleanEditor(props: FieldEditorProps) {
  const { t } = useTranslation();
  const editor = useFieldEditor(props, isTextOrNull, (answer: string | null) => answer === 'yes');
  return (
    <InlineSelect<string>
      {...editor}
      value={valueOf(props.shown, props.record) === true ? 'yes' : 'no'}
      options={(['yes', 'no'] as const).map((value) => ({ id: value, label: t(`fields.${value}`) }))}
    />
  );
}

function NumberEditor(props: FieldEditorProps) {
  const { field, isCustom } = props.shown;
  const editor = useFieldEditor<number | null, string>(props, isText);
  const isPercent = field.kind === 'percent';
  const { max, min = 0, decimals } = numericOf(field);
  return (
    <InlineNumber
      {...editor}
      value={numberIn(props)}
      min={min}
      max={max}
      suffix={isPercent ? '%' : undefined}
      hasDecimals={isCustom || decimals !== undefined}
      decimals={decimals}
    />
  );
}

function MoneyEditor(props: FieldEditorProps) {
  const { record, shown } = props;
  const value = valueOf(shown, record);
  const currency = String(propertyOf(record, shown.currency ?? ''));
  const editor = useFieldEditor<number | null, string>(props, isText, (amount: number | null) =>
    amount === null ? null : { amount, currency },
  );
  return <InlineMoney {...editor} value={isMoney(value) ? value.amount : null} currency={currency} />;
}

function DurationEditor(props: FieldEditorProps) {
  return <InlineMinutes {...useFieldEditor<number | null, string>(props, isText)} value={numberIn(props)} />;
}

function ColorEditor(props: FieldEditorProps) {
  return <InlineColor {...useFieldEditor<string | null, string>(props, isText)} value={textIn(props)} />;
}

/** Edits a date or an instant, which may have to be in order with another one. */
function DateEditor(props: FieldEditorProps) {
  const { settings } = useUser();
  const editor = useFieldEditor<string | null, string>(props, isText);
  const { record, shown } = props;
  const other = (name: string | undefined) => {
    const date = name === undefined ? null : propertyOf(record, name);
    return typeof date === 'string' ? date : null;
  };
  const save = async (value: string | null) => {
    const [start, end] = shown.end === undefined ? [other(shown.start), value] : [value, other(shown.end)];
    // what was so before is not for who changes something else
    const { orderText: message } = shown;
    if (message && start !== null && end !== null && Date.parse(end) < Date.parse(start))
      throw new FormError({ message });
    await editor.onSave(value);
  };
  const shared = { ...editor, onSave: save, value: textIn(props) };
  return shown.field.kind === 'instant' ? (
    <InlineDateTime {...shared} dateTimeFormat={settings.date_time_format} timeZone={settings.time_zone} />
  ) : (
    <InlineDate {...shared} dateFormat={settings.date_format} />
  );
}

function ReferenceEditor(props: FieldEditorProps) {
  const editor = useFieldEditor(props, isNumberOrNull);
  return (
    <InlineSelect<number>
      {...editor}
      getHref={useHrefs(props)}
      value={numberIn(props)}
      {...useKnownOptions(props.shown, props.record)}
      {...(!editor.isRequired && { emptyLabel: editor.emptyText })}
    />
  );
}

/** Edits people, or several records. Of members, those who stay keep their roles. */
function SeveralEditor(props: FieldEditorProps) {
  const loaded = useKnownOptions(props.shown, props.record);
  const isMembers = props.shown.field.kind === 'members';
  const editor = useFieldEditor(props, isIds, (ids: readonly number[]) =>
    isMembers ? ids.map(toMember) : [...ids],
  );
  const value = valueOf(props.shown, props.record);
  return (
    <InlineMultiSelect<number>
      {...editor}
      getHref={useHrefs(props)}
      {...loaded}
      value={Array.isArray(value) ? idsOf(value) : []}
    />
  );
}

function TagsEditor(props: FieldEditorProps) {
  const { field } = props.shown;
  const limits = field.kind === 'tags' && { max: field.max, maxLength: field.length };
  const editor = useFieldEditor(props, isTexts, (tags: readonly string[]) => [...tags]);
  const value = valueOf(props.shown, props.record);
  return <InlineTags {...editor} {...limits} value={isTexts(value) ? value : []} />;
}

function RecurrenceEditor(props: FieldEditorProps) {
  const { record, shown } = props;
  const { settings } = useUser();
  const editor = useFieldEditor(props, isTextOrNull);
  const start = propertyOf(record, shown.countsFrom ?? '');
  return (
    <InlineRecurrence
      {...editor}
      value={textIn(props)}
      dateFormat={settings.date_format}
      startDate={typeof start === 'string' ? start : undefined}
    />
  );
}

const editors: { readonly [K in EditableKind]: ComponentType<FieldEditorProps> } = {
  line: TextEditor,
  text: TextEditor,
  richText: RichTextEditor,
  email: TextEditor,
  username: TextEditor,
  phone: TextEditor,
  url: TextEditor,
  timeZone: TimeZoneEditor,
  color: ColorEditor,
  currency: CurrencyEditor,
  choice: ChoiceEditor,
  state: StateEditor,
  boolean: BooleanEditor,
  number: NumberEditor,
  percent: NumberEditor,
  duration: DurationEditor,
  money: MoneyEditor,
  date: DateEditor,
  instant: DateEditor,
  reference: ReferenceEditor,
  person: ReferenceEditor,
  people: SeveralEditor,
  members: SeveralEditor,
  references: SeveralEditor,
  tags: TagsEditor,
  recurrence: RecurrenceEditor,
  time: TextEditor,
};

/** Edits the value that a record has in a field, in its place. */
export function FieldEditor(props: FieldEditorProps) {
  const { kind } = props.shown.field;
  const Editor = isEditableKind(kind) ? editors[kind] : undefined;
  return Editor && <Editor {...props} />;
}
