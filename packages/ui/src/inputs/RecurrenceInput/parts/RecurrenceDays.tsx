import { recurrenceDays, recurrenceOrdinals, type RecurrenceOrdinal } from '@bureau/values';
import { useLocale } from 'react-aria-components';
import { useFirstDayOfWeek } from '../../../provider/index.ts';
import { CheckboxGroup } from '../../CheckboxGroup/index.ts';
import { FormField } from '../../FormField/index.ts';
import { useRecurrenceMessages } from '../useRecurrenceMessages.ts';
import { MultiSelect } from '../../MultiSelect/index.ts';
import { Select } from '../../Select/index.ts';
import type { NamedDay, RecurrenceDraft } from '../draft.ts';
import { Line } from '../RecurrenceInput.styles.ts';
import type { PartProps } from './parts.types.ts';

/** Names the days of the week. 5 January 1970 was a Monday. */
function nameDays(locale: string, weekday: 'long' | 'short') {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  return recurrenceDays.map((id, index) => ({ id, label: format.format(Date.UTC(1970, 0, 5 + index)) }));
}

/** Takes the days of the week, from that on which weeks begin. */
function DaysOfWeek({ draft, onChange, state }: PartProps) {
  const t = useRecurrenceMessages();
  const { locale } = useLocale();
  const first = (useFirstDayOfWeek() + 6) % 7;
  const days = nameDays(locale, 'short');
  return (
    <FormField label={t('ui.recurrence.input.days')} {...state}>
      <CheckboxGroup
        orientation="horizontal"
        options={[...days.slice(first), ...days.slice(0, first)]}
        value={draft.weekdays}
        onChange={(chosen) => onChange({ weekdays: recurrenceDays.filter((day) => chosen.includes(day)) })}
      />
    </FormField>
  );
}

/** Leaves the next line to the two parts of a day of the week. */
const wholeLine = { gridColumn: '1 / -1' };

const monthDays = [...Array.from({ length: 31 }, (_, index) => index + 1), -1];

/** Takes the days of a month: that of the start, chosen ones, or the nth of a day of the week. */
function DaysOfMonth({ draft, onChange, state }: PartProps) {
  const t = useRecurrenceMessages();
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale);
  const days: readonly { id: NamedDay; label: string }[] = [
    ...nameDays(locale, 'long'),
    { id: 'WD', label: t('ui.recurrence.input.workingDay') },
  ];
  return (
    <Line>
      <FormField
        label={t('ui.recurrence.input.on')}
        style={draft.monthBy === 'weekday' ? wholeLine : undefined}
        {...state}
      >
        <Select<RecurrenceDraft['monthBy']>
          options={[
            { id: 'sameDay', label: t('ui.recurrence.input.onSame') },
            { id: 'monthDays', label: t('ui.recurrence.input.onDays') },
            { id: 'weekday', label: t('ui.recurrence.input.onWeekday') },
          ]}
          value={draft.monthBy}
          onChange={(monthBy) => monthBy && onChange({ monthBy })}
        />
      </FormField>
      {draft.monthBy === 'monthDays' && (
        <FormField label={t('ui.recurrence.input.onDays')} {...state}>
          <MultiSelect<number>
            options={monthDays.map((id) => ({
              id,
              label: id === -1 ? t('ui.recurrence.lastDay') : number.format(id),
            }))}
            placeholder={t('ui.recurrence.input.noDays')}
            value={draft.monthDays}
            onChange={(chosen) => onChange({ monthDays: chosen })}
          />
        </FormField>
      )}
      {draft.monthBy === 'weekday' && (
        <>
          <FormField label={t('ui.recurrence.input.which')} {...state}>
            <Select<RecurrenceOrdinal>
              options={recurrenceOrdinals.map((id) => ({
                id,
                label: t(`ui.recurrence.input.ordinal.${id}`),
              }))}
              value={draft.nth}
              onChange={(nth) => nth !== null && onChange({ nth })}
            />
          </FormField>
          <FormField label={t('ui.recurrence.input.weekday')} {...state}>
            <Select<NamedDay>
              options={days}
              value={draft.nthDay}
              onChange={(nthDay) => nthDay && onChange({ nthDay })}
            />
          </FormField>
        </>
      )}
    </Line>
  );
}

/** Takes the days on which something recurs, where its frequency leaves a choice. */
export function RecurrenceDays(props: PartProps) {
  if (props.draft.frequency === 'WEEKLY') return <DaysOfWeek {...props} />;
  return props.draft.frequency === 'MONTHLY' && <DaysOfMonth {...props} />;
}
