import { formatPlainDate, localDateFormat, parsePlainDate } from '@bureau/values';
import { Fragment, type HTMLAttributes, type Ref, useRef } from 'react';
import { useLocale } from 'react-aria-components';
import { createLazyImport } from '../../lazy/index.ts';
import type { ControlSize } from '../../primitives/Button/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import type { DateRange } from '../parts/dates.types.ts';
import type { InputState } from '../parts/FieldContext.ts';
import { FormValues } from '../parts/FormValues.tsx';
import { InputBox } from '../parts/InputBox.tsx';
import type { OwnAttribute } from '../parts/input.types.ts';
import { type FieldProps, toAttributes, useFieldProps } from '../parts/useFieldProps.ts';
import { useInputValue } from '../parts/useInputValue.ts';
import { useParsedText } from '../parts/useParsedText.ts';
import { usePicker } from '../parts/usePicker.tsx';
import { End, Root } from './DateRangeInput.styles.ts';
import type { DateRangePanelProps } from './parts/DateRangePanel.tsx';

const usePanel = createLazyImport<DateRangePanelProps>(
  async () => (await import('./parts/DateRangePanel.tsx')).DateRangePanel,
);

export interface DateRangeInputProps
  extends InputState, Omit<HTMLAttributes<HTMLDivElement>, OwnAttribute | 'role'> {
  /** Shows this range; `undefined` leaves it to the input. An end that is no date, as `onChange` gave it, is shown as it is. */
  value?: DateRange | undefined;
  /** The range that the input begins with while it keeps it itself. */
  defaultValue?: DateRange | undefined;
  /** Runs with each range that a person gives: an empty end is null, one that cannot be parsed is the text that was typed. */
  onChange?: ((range: DateRange) => void) | undefined;
  /** Writes dates in this format of date-fns, the user's `date_format`. Defaults to the format of the language. */
  dateFormat?: string | undefined;
  /** Offers no earlier dates in the calendar, `yyyy-MM-dd`. */
  minDate?: string | undefined;
  /** Offers no later dates in the calendar, `yyyy-MM-dd`. */
  maxDate?: string | undefined;
  /** The day that counts as today, `yyyy-MM-dd`. Defaults to that of the time zone of `BureauProvider`. */
  today?: string | undefined;
  /** Sets the height. Defaults to `medium`. */
  size?: ControlSize;
  /** Names what a form sends for both ends, as `yyyy-MM-dd`: with `.from` and `.to` behind it. */
  name?: string | undefined;
  /** Receives the element of the control. */
  ref?: Ref<HTMLDivElement>;
}

const noRange: DateRange = {};
const ends = ['from', 'to'] as const;

/**
 * Takes a range of dates, `yyyy-MM-dd`, of which either end may stay open: typed or pasted in the user's format or ISO, or chosen among those that
 * are chosen often, or in a calendar. Neither order nor limits correct what is typed: who keeps the value says what is wrong with it, by the frame.
 */
export function DateRangeInput({
  value,
  defaultValue = noRange,
  onChange,
  dateFormat,
  minDate,
  maxDate,
  today,
  size = 'medium',
  name,
  ref,
  ...props
}: DateRangeInputProps) {
  const t = useUiMessages();
  const { locale } = useLocale();
  const fromRef = useRef<HTMLInputElement>(null);
  const [range, setRange, rootRef] = useInputValue(ref, value, defaultValue, onChange);
  const { isDisabled, isReadOnly, isInvalid, isRequired, ...attributes } = useFieldProps(props, {
    isGroup: true,
  });
  const pattern = dateFormat ?? localDateFormat(locale);
  const format = {
    format: (date: string) => formatPlainDate(date, pattern),
    parse: (text: string) => parsePlainDate(text, pattern),
  };
  const change = (end: 'from' | 'to') => (date: string | null | undefined, text: string) =>
    setRange({ from: null, to: null, ...range, [end]: date === undefined ? text : date });
  const from = useParsedText<string>({ value: range.from ?? null, onChange: change('from') }, format);
  const to = useParsedText<string>({ value: range.to ?? null, onChange: change('to') }, format);
  const texts = { from, to };
  const {
    Loaded: Panel,
    finish,
    controlProps: { onKeyDown, ...controlProps },
    openButton,
    renderPanel,
  } = usePicker(usePanel, rootRef, { ...props, isDisabled, isReadOnly });
  const isEmpty = from.textProps.value === '' && to.textProps.value === '';

  return (
    <>
      <InputBox trailing={openButton}>
        <Root
          {...attributes}
          ref={rootRef}
          role="group"
          data-size={size === 'small' ? size : undefined}
          data-invalid={isInvalid || undefined}
          data-readonly={isReadOnly || undefined}
          data-disabled={isDisabled || undefined}
          aria-disabled={isDisabled || undefined}
          onKeyDown={onKeyDown}
        >
          {ends.map((end) => {
            const { value: text, formValues, onChange: type, onBlur } = texts[end].textProps;
            return (
              <Fragment key={end}>
                {end === 'to' && <span aria-hidden>–</span>}
                <End
                  {...toAttributes<FieldProps>({ isDisabled, isReadOnly, isInvalid, isRequired })}
                  {...controlProps}
                  ref={end === 'from' ? fromRef : undefined}
                  aria-label={t(`ui.range.${end}`)}
                  autoComplete="off"
                  placeholder={t(`ui.range.${end}`)}
                  value={text}
                  onChange={(event) => type(event.currentTarget.value)}
                  onBlur={onBlur}
                />
                <FormValues name={name && `${name}.${end}`} values={formValues} disabled={isDisabled} />
              </Fragment>
            );
          })}
        </Root>
      </InputBox>
      {renderPanel(
        Panel && (
          <Panel
            value={{ from: from.parsed, to: to.parsed }}
            {...{ today, minDate, maxDate }}
            isClearable={isRequired !== true && !isEmpty}
            onChoose={(chosen) =>
              finish(() => setRange({ from: null, to: null, ...chosen }), fromRef.current)
            }
          />
        ),
      )}
    </>
  );
}
