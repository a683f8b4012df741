import { formatInstant, isInstant, localDateTimeFormat, parseInstant, toInstant } from '@bureau/values';
import { useId, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { createLazyImport } from '../../lazy/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { useTimeZone } from '../../provider/zone/index.ts';
import type { InputProps } from '../parts/input.types.ts';
import { DigitsInput } from '../parts/picker.styles.ts';
import { joinIds, useFieldProps } from '../parts/useFieldProps.ts';
import { type ParsedValueProps, useParsedText } from '../parts/useParsedText.ts';
import { usePicker } from '../parts/usePicker.tsx';
import type { DateTimePanelProps } from './parts/DateTimePanel.tsx';
import { timeZoneNames } from './timeZoneNames.ts';

const usePanel = createLazyImport<DateTimePanelProps>(
  async () => (await import('./parts/DateTimePanel.tsx')).DateTimePanel,
);

export interface DateTimeInputProps
  extends Omit<InputProps<string>, keyof ParsedValueProps<string>>, ParsedValueProps<string> {
  /** Writes date and time in this format of date-fns, the user's `date_time_format`. Defaults to the format of the language. */
  dateTimeFormat?: string | undefined;
  /** Names the time zone in which they are written, `Europe/Berlin`. Defaults to that of `BureauProvider`. */
  timeZone?: string | undefined;
  /** The day of a time that is typed alone, `yyyy-MM-dd`. Without it, a date is asked for. */
  day?: string | undefined;
  /** Offers no earlier dates in the calendar, `yyyy-MM-dd`. */
  minDate?: string | undefined;
  /** Offers no later dates in the calendar, `yyyy-MM-dd`. */
  maxDate?: string | undefined;
}

/**
 * Takes an instant, ISO 8601 in UTC: a date with a time, typed or pasted in the user's format or ISO, or chosen in a calendar. Both are those of a
 * time zone, which is shown. It can be cleared in the calendar unless it is required.
 */
export function DateTimeInput({
  dateTimeFormat: givenFormat,
  timeZone: givenZone,
  day,
  minDate,
  maxDate,
  ...props
}: DateTimeInputProps) {
  const { locale } = useLocale();
  const timeZone = useTimeZone(givenZone);
  const zoneId = useId();
  const [now] = useState(() => new Date());
  const { isRequired, 'aria-describedby': describedBy } = useFieldProps(props);
  const dateTimeFormat = givenFormat ?? localDateTimeFormat(locale);
  const write = (instant: string, format: string) =>
    formatInstant(instant, { timeZone, dateTimeFormat: format });
  const { parsed, change, textProps } = useParsedText<string>(props, {
    // The browser would take `09.03.2026` for an instant, too.
    format: (given) => (isInstant(given) ? write(given, dateTimeFormat) : given),
    parse: (text) => parseInstant(text, { timeZone, dateTimeFormat, day, language: locale }),
  });
  const {
    Loaded: Panel,
    finish,
    controlProps,
    openButton,
    renderPanel,
  } = usePicker(usePanel, textProps.ref, props);
  const zone = timeZoneNames(timeZone, parsed === undefined ? now : new Date(parsed), locale);

  const choose = (date: string, time: string) => {
    const instant = toInstant(date, time, timeZone);
    if (instant !== undefined) change(instant);
  };

  return (
    <>
      <DigitsInput
        autoComplete="off"
        {...props}
        {...textProps}
        {...controlProps}
        aria-describedby={joinIds(describedBy, zoneId)}
        trailing={[zone.short, openButton]}
      />
      <VisuallyHidden id={zoneId}>{zone.long}</VisuallyHidden>
      {renderPanel(
        Panel && (
          <Panel
            date={parsed && write(parsed, 'yyyy-MM-dd')}
            time={parsed && write(parsed, 'HH:mm')}
            timeZoneName={zone.long}
            {...{ timeZone, dateTimeFormat, minDate, maxDate }}
            isClearable={isRequired !== true && textProps.value !== ''}
            onChange={choose}
            onClear={() => finish(() => textProps.onChange(''))}
            onDone={() => finish(() => undefined)}
          />
        ),
      )}
    </>
  );
}
