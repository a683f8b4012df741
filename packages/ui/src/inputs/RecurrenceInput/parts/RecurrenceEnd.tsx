import { recurrenceLimits } from '@bureau/values';
import { DateInput } from '../../DateInput/index.ts';
import { FormField } from '../../FormField/index.ts';
import { useRecurrenceMessages } from '../useRecurrenceMessages.ts';
import { NumberInput } from '../../NumberInput/index.ts';
import { Select } from '../../Select/index.ts';
import type { RecurrenceDraft } from '../draft.ts';
import { Line } from '../RecurrenceInput.styles.ts';
import type { PartProps } from './parts.types.ts';

interface RecurrenceEndProps extends PartProps {
  readonly startDate: string;
  readonly dateFormat: string | undefined;
}

/** Takes when something recurs for the last time. */
export function RecurrenceEnd({ dateFormat, draft, onChange, startDate, state }: RecurrenceEndProps) {
  const t = useRecurrenceMessages();
  return (
    <Line>
      <FormField label={t('ui.recurrence.input.ends')} {...state}>
        <Select<RecurrenceDraft['endsBy']>
          options={[
            { id: 'never', label: t('ui.recurrence.input.never') },
            { id: 'until', label: t('ui.recurrence.input.onDate') },
            { id: 'count', label: t('ui.recurrence.input.after') },
          ]}
          value={draft.endsBy}
          onChange={(endsBy) => endsBy && onChange({ endsBy })}
        />
      </FormField>
      {draft.endsBy === 'until' && (
        <FormField label={t('ui.recurrence.input.lastDate')} isRequired {...state}>
          <DateInput
            dateFormat={dateFormat}
            minDate={startDate}
            value={draft.until}
            onChange={(date, text) => onChange({ until: date ?? text })}
          />
        </FormField>
      )}
      {draft.endsBy === 'count' && (
        <FormField label={t('ui.recurrence.input.times')} isRequired {...state}>
          <NumberInput
            min={1}
            max={recurrenceLimits.count}
            value={draft.count}
            onChange={(count, text) => onChange({ count: count ?? text })}
          />
        </FormField>
      )}
    </Line>
  );
}
