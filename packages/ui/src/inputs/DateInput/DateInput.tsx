import { formatPlainDate, localDateFormat, parsePlainDate } from '@bureau/values';
import { useLocale } from 'react-aria-components';
import type { InputProps } from '../parts/input.types.ts';
import { DigitsInput } from '../parts/picker.styles.ts';
import { useCalendar } from '../Calendar/useCalendar.ts';
import { useFieldProps } from '../parts/useFieldProps.ts';
import { type ParsedValueProps, useParsedText } from '../parts/useParsedText.ts';
import { usePicker } from '../parts/usePicker.tsx';

export interface DateInputProps
  extends Omit<InputProps<string>, keyof ParsedValueProps<string>>, ParsedValueProps<string> {
  /** Writes the date in this format of date-fns, the user's `date_format`. Defaults to the format of the language. */
  dateFormat?: string | undefined;
  /** Offers no earlier dates in the calendar, `yyyy-MM-dd`. */
  minDate?: string | undefined;
  /** Offers no later dates in the calendar, `yyyy-MM-dd`. */
  maxDate?: string | undefined;
}

/**
 * Takes a date, `yyyy-MM-dd`: typed or pasted in the user's format or ISO, or chosen in a calendar, where it can be cleared unless it is
 * required. Neither `minDate` nor `maxDate` corrects what is typed: who keeps the value says what is wrong with it, by the frame.
 */
export function DateInput({ dateFormat, minDate, maxDate, ...props }: DateInputProps) {
  const { locale } = useLocale();
  const { isRequired } = useFieldProps(props);
  const pattern = dateFormat ?? localDateFormat(locale);
  const { parsed, change, textProps } = useParsedText<string>(props, {
    format: (date) => formatPlainDate(date, pattern),
    parse: (text) => parsePlainDate(text, pattern),
  });
  const {
    Loaded: Calendar,
    finish,
    controlProps,
    openButton,
    renderPanel,
  } = usePicker(useCalendar, textProps.ref, props);
  return (
    <>
      <DigitsInput autoComplete="off" {...props} {...textProps} {...controlProps} trailing={openButton} />
      {renderPanel(
        Calendar && (
          <Calendar
            autoFocus
            value={parsed ?? null}
            {...{ minDate, maxDate }}
            isClearable={isRequired !== true && textProps.value !== ''}
            onChange={(date) => finish(() => (date === null ? textProps.onChange('') : change(date)))}
          />
        ),
      )}
    </>
  );
}
