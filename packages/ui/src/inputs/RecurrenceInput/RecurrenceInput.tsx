import { isPlainDate, recurrenceLimits, type RecurrenceFrequency } from '@bureau/values';
import { type HTMLAttributes, type Ref, useState } from 'react';
import { useToday } from '../../provider/zone/index.ts';
import { FormField } from '../FormField/index.ts';
import { useRecurrenceMessages } from './useRecurrenceMessages.ts';
import { NumberInput } from '../NumberInput/index.ts';
import { FieldContext, type InputState } from '../parts/FieldContext.ts';
import { FormValues } from '../parts/FormValues.tsx';
import type { ValueProps } from '../parts/input.types.ts';
import { useFieldProps } from '../parts/useFieldProps.ts';
import { useFormReset } from '../parts/useFormReset.ts';
import { useInputValue } from '../parts/useInputValue.ts';
import { Select } from '../Select/index.ts';
import { draftOf, type RecurrenceDraft, ruleOf } from './draft.ts';
import { RecurrenceDays } from './parts/RecurrenceDays.tsx';
import { RecurrenceEnd } from './parts/RecurrenceEnd.tsx';
import { RecurrenceSummary } from './parts/RecurrenceSummary.tsx';
import { Line, Root } from './RecurrenceInput.styles.ts';

/** Describes the props of the input. Other attributes, `className`, `style` and `ref` reach the group around its parts. */
export interface RecurrenceInputProps
  extends
    InputState,
    ValueProps<string | null>,
    Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
  /** The day that the rule counts from, `yyyy-MM-dd`: what is suggested and the next dates follow from it. Defaults to today, also while it is no date. */
  startDate?: string | undefined;
  /** Writes dates that are typed in this format of date-fns, the user's `date_format`. Defaults to the format of the language. */
  dateFormat?: string | undefined;
  /** Names what a form sends for it. */
  name?: string | undefined;
  /** Receives the element of the control. */
  ref?: Ref<HTMLDivElement>;
}

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;

/**
 * Takes how often something recurs, as a recurrence rule (RFC 5545) that `readRecurrence` of `@bureau/values` reads; null for no recurrence. It says the rule as a sentence, with
 * the next three dates. While a part of it is empty or wrong, it gives a rule that cannot be read: who keeps the value says what is wrong with it, by the frame.
 */
export function RecurrenceInput({
  startDate: day,
  dateFormat,
  name,
  value: given,
  defaultValue = null,
  onChange,
  ref,
  ...props
}: RecurrenceInputProps) {
  const t = useRecurrenceMessages();
  const [typed, setTyped] = useState<{ readonly rule: string | null; readonly draft: RecurrenceDraft }>();
  const [value, setValue, rootRef] = useInputValue(ref, given, defaultValue, onChange);
  useFormReset(rootRef, () => {
    if (given === undefined) setTyped(undefined);
  });
  const { isDisabled, isInvalid, isReadOnly, isRequired, ...rest } = useFieldProps(props, { isGroup: true });
  const state = { isDisabled, isReadOnly };
  const today = useToday();
  const startDate = day && isPlainDate(day) ? day : today;
  // what comes from outside is read; what was typed here is kept as it was typed
  const draft = typed?.rule === value ? typed.draft : draftOf(value, startDate);

  const change = (changed: Partial<RecurrenceDraft>) => {
    const next = { ...draft, ...changed };
    const rule = ruleOf(next);
    setTyped({ rule, draft: next });
    setValue(rule);
  };

  const { frequency } = draft;
  const shared = { draft, onChange: change, state };
  return (
    <Root {...rest} ref={rootRef} role="group" aria-disabled={isDisabled || undefined}>
      <FormValues name={name} disabled={isDisabled} values={[value ?? '']} />
      <FieldContext value={null}>
        <Line>
          <FormField label={t('ui.recurrence.input.frequency')} isLabelHidden={frequency === null} {...state}>
            <Select<RecurrenceFrequency>
              isInvalid={isInvalid}
              isRequired={isRequired}
              options={frequencies.map((id) => ({ id, label: t(`ui.recurrence.input.${id}`) }))}
              emptyLabel={t('ui.recurrence.input.none')}
              placeholder={t('ui.recurrence.input.none')}
              value={frequency}
              onChange={(chosen) => change({ frequency: chosen })}
            />
          </FormField>
          {frequency !== null && (
            <FormField label={t('ui.recurrence.input.interval')} {...state}>
              <NumberInput
                min={1}
                max={recurrenceLimits.interval}
                suffix={t(`ui.recurrence.unit.${frequency}`, { count: Number(draft.interval) || 1 })}
                value={draft.interval}
                onChange={(interval, text) => change({ interval: interval ?? text })}
              />
            </FormField>
          )}
        </Line>
        {frequency !== null && (
          <>
            <RecurrenceDays {...shared} />
            <RecurrenceEnd {...shared} {...{ dateFormat, startDate }} />
            <RecurrenceSummary rule={value ?? ''} startDate={startDate} />
          </>
        )}
      </FieldContext>
    </Root>
  );
}
