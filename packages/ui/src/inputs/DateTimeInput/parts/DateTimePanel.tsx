import { useState } from 'react';
import { isComposing } from '../../../primitives/keys/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import { Calendar } from '../../Calendar/index.ts';
import { FormField } from '../../FormField/index.ts';
import { TimeInput } from '../../TimeInput/index.ts';
import { Root } from './DateTimePanel.styles.ts';

export interface DateTimePanelProps {
  /** The date that is chosen to begin with, `yyyy-MM-dd`. */
  readonly date: string | undefined;
  /** The time that is chosen to begin with, `HH:mm`; a date that is chosen without one gets the start of a working day. */
  readonly time: string | undefined;
  readonly timeZone: string;
  /** Names the time zone of both in words. */
  readonly timeZoneName: string;
  readonly dateTimeFormat: string;
  readonly minDate: string | undefined;
  readonly maxDate: string | undefined;
  readonly isClearable: boolean;
  /** Runs with each date and time that are chosen together. */
  onChange: (date: string, time: string) => void;
  onClear: () => void;
  /** Runs when the person has finished. */
  onDone: () => void;
}

const defaultTime = '09:00';

/** Lets a date be chosen from a month, and a time beside it. */
export function DateTimePanel({
  date: firstDate,
  time: firstTime = defaultTime,
  timeZone,
  timeZoneName,
  dateTimeFormat,
  minDate,
  maxDate,
  isClearable,
  onChange,
  onClear,
  onDone,
}: DateTimePanelProps) {
  const t = useUiMessages();
  const [date, setDate] = useState(firstDate);
  const [time, setTime] = useState<string | null | undefined>(firstTime);
  const [timeText, setTimeText] = useState(firstTime);

  const chooseDate = (chosen: string | null) => {
    if (chosen === null) return onClear();
    setDate(chosen);
    return onChange(chosen, time ?? firstTime);
  };

  const typeTime = (typed: string | null | undefined, text: string) => {
    setTime(typed);
    setTimeText(typed ?? text);
    if (date !== undefined && typed != null) onChange(date, typed);
  };

  return (
    <Root>
      <Calendar
        autoFocus
        value={date ?? null}
        {...{ timeZone, minDate, maxDate, isClearable }}
        onChange={chooseDate}
      />
      <FormField label={t('ui.dateTime.time')} help={timeZoneName}>
        <TimeInput
          dateTimeFormat={dateTimeFormat}
          value={timeText}
          isInvalid={time === undefined}
          onChange={typeTime}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !isComposing(nativeEvent)) onDone();
          }}
        />
      </FormField>
      <Button size="small" variant="solid" tone="accent" onPress={onDone}>
        {t('ui.done')}
      </Button>
    </Root>
  );
}
