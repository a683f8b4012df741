import { formatPlainDate, localDateFormat } from '@bureau/values';
import { CalendarDays } from 'lucide-react';
import { type FocusEvent, type HTMLAttributes, type Ref, type RefObject, useId, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useLocale } from 'react-aria-components';
import { createLazyImport } from '../../lazy/index.ts';
import type { ControlSize } from '../../primitives/Button/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { Trigger, Value } from '../options/SelectTrigger.styles.ts';
import type { InputState } from '../parts/FieldContext.ts';
import { FormValues } from '../parts/FormValues.tsx';
import type { OwnAttribute, ValueProps } from '../parts/input.types.ts';
import { TextInput } from '../TextInput/index.ts';
import { useFieldProps, useInlineAttributes } from '../parts/useFieldProps.ts';
import { useInputValue } from '../parts/useInputValue.ts';
import { useRequiredNote } from '../parts/useRequiredNote.tsx';
import { usePicker } from '../parts/usePicker.tsx';
import { Root } from './MultiDateInput.styles.ts';
import type { MultiDatePanelProps } from './parts/MultiDatePanel.tsx';

const usePanel = createLazyImport<MultiDatePanelProps>(
  async () => (await import('./parts/MultiDatePanel.tsx')).MultiDatePanel,
);

export interface MultiDateInputProps
  extends
    InputState,
    ValueProps<readonly string[]>,
    Omit<HTMLAttributes<HTMLElement>, OwnAttribute | 'role'> {
  /** Writes dates in this format of date-fns, the user's `date_format`. Defaults to the format of the language. */
  dateFormat?: string | undefined;
  /** Offers no earlier dates, `yyyy-MM-dd`. */
  minDate?: string | undefined;
  /** Offers no later dates, `yyyy-MM-dd`. */
  maxDate?: string | undefined;
  /** Shows while no date is chosen. */
  placeholder?: string | undefined;
  /** Sets the height. Defaults to `medium`. */
  size?: ControlSize;
  /** Names what a form sends for each date. */
  name?: string | undefined;
  /** Receives the element of the control. */
  ref?: Ref<HTMLElement>;
}

const none: readonly never[] = [];

/**
 * Takes several dates, each `yyyy-MM-dd`, in their order. They are chosen in a calendar, where a second press takes one away, and listed below it, where they
 * can be removed. The calendar stays open meanwhile.
 */
export function MultiDateInput({
  value: given,
  defaultValue = none,
  onChange,
  dateFormat,
  minDate,
  maxDate,
  placeholder,
  size = 'medium',
  name,
  onFocus,
  ref,
  ...props
}: MultiDateInputProps) {
  const t = useUiMessages();
  const { locale } = useLocale();
  const valueId = useId();
  const ownId = useId();
  const inline = useInlineAttributes();
  const isInline = inline['data-inline'] === true;
  const [wasFocused, setWasFocused] = useState(false);
  const [dates, setDates, triggerRef] = useInputValue(ref, given, defaultValue, onChange);
  const { isDisabled, isReadOnly, isInvalid, isRequired, ...attributes } = useFieldProps(props, {
    isNamedByAria: true,
  });
  const {
    Loaded: Panel,
    controlProps,
    open,
    renderPanel,
  } = usePicker(usePanel, triggerRef, {
    ...props,
    // heard by the button itself
    onKeyDown: undefined,
  });
  // What opens is no list that is chosen from while the text is typed: it is a button.
  const { role: _, ...popupProps } = controlProps;
  const { describedBy, note } = useRequiredNote({ ...attributes, isRequired });
  const pattern = dateFormat ?? localDateFormat(locale);
  const format = (date: string) => formatPlainDate(date, pattern);
  const text = dates.map(format).join(', ');

  if (isReadOnly === true && !isInline)
    return (
      <TextInput
        {...attributes}
        {...{ name, size, isDisabled, isInvalid, isRequired, onFocus }}
        ref={triggerRef as Ref<HTMLInputElement>}
        formValues={dates}
        value={text}
        isReadOnly
      />
    );

  const openFirst = (event: FocusEvent<HTMLElement>) => {
    // An inline editor was opened to choose.
    if (isInline && !wasFocused && isReadOnly !== true) open();
    setWasFocused(true);
    onFocus?.(event);
  };
  const id = attributes.id ?? ownId;
  const { 'aria-label': label, 'aria-labelledby': labelledBy } = attributes;
  return (
    <Root {...inline}>
      <Trigger
        ref={triggerRef as RefObject<HTMLButtonElement | null>}
        isDisabled={isDisabled === true || isReadOnly === true}
        data-size={size === 'small' ? size : undefined}
        data-invalid={isInvalid || undefined}
        onPress={open}
        render={(button) => (
          <button
            {...mergeProps(button, attributes, { onFocus: openFirst }, popupProps)}
            id={id}
            aria-describedby={describedBy}
            aria-labelledby={`${labelledBy ?? id} ${valueId}`}
          />
        )}
      >
        <Value id={valueId} data-placeholder={text === '' || undefined}>
          {text === '' ? (placeholder ?? t('ui.select.placeholder')) : text}
        </Value>
        <CalendarDays aria-hidden />
      </Trigger>
      {note}
      <FormValues name={name} disabled={isDisabled} values={dates} />
      {renderPanel(
        Panel && (
          <Panel
            labelProps={{ 'aria-label': label, 'aria-labelledby': labelledBy }}
            {...{ dates, format, minDate, maxDate }}
            onChange={setDates}
          />
        ),
      )}
    </Root>
  );
}
