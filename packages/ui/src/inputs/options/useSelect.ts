import { type FocusEvent, type Ref, useState } from 'react';
import { useControlled } from '../../primitives/state/useControlled.ts';
import { useFieldProps, useInlineAttributes } from '../parts/useFieldProps.ts';
import { useInputValue } from '../parts/useInputValue.ts';
import { useRequiredNote } from '../parts/useRequiredNote.tsx';
import type { ValueProps } from '../parts/input.types.ts';
import type { OptionId } from './options.ts';
import type { RemoteSearch } from './SearchableOptions.tsx';
import type { SelectBaseProps } from './select.types.ts';
import { useOptionSearch } from './useOptionSearch.ts';

/**
 * Returns what a select with one value and one with several have in common: what opens its options, where they come from, and its props
 * divided into those of react-aria's root and those of the control.
 */
export function useSelect<Id extends OptionId, Value>(
  props: SelectBaseProps<Id> & ValueProps<Value>,
  start: Value,
) {
  const inline = useInlineAttributes();
  const isInline = inline['data-inline'] === true;
  const {
    value: given,
    defaultValue = start,
    onChange,
    options = [],
    loadOptions,
    isLoading,
    onRetry,
    placeholder,
    isOpen: givenOpen,
    defaultIsOpen = false,
    onOpenChange,
    onFocus,
    onBlur,
    autoFocus,
    name,
    size,
    isDisabled,
    isReadOnly,
    isInvalid,
    isRequired,
    'aria-label': label,
    'aria-labelledby': labelledBy,
    'aria-describedby': givenDescription,
    ref,
    ...control
  } = useFieldProps(props, { isNamedByAria: true });
  const { describedBy, note } = useRequiredNote({ isRequired, 'aria-describedby': givenDescription });
  const [value, setValue, controlRef] = useInputValue(ref, given, defaultValue, onChange);
  const [isOpen, setOpen] = useControlled(givenOpen, defaultIsOpen, onOpenChange);
  const [wasFocused, setWasFocused] = useState(false);
  const [query, setQuery] = useState('');
  const search = useOptionSearch({ options, loadOptions, isOpen, query });
  const remote: RemoteSearch | undefined = loadOptions && { ...search, query, setQuery };
  return {
    value,
    setValue,
    isReadOnly: isReadOnly === true && !isInline,
    search,
    rootProps: {
      ...inline,
      'aria-label': label,
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy,
      autoFocus,
      // What react-aria would send and reset knows options alone: it belongs to no form.
      form: '',
      isDisabled,
      isInvalid,
      isRequired,
      isOpen: isOpen && !isReadOnly && !isDisabled,
      onOpenChange: (isNowOpen: boolean) => {
        if (!isNowOpen) setQuery('');
        setOpen(isNowOpen);
      },
      onBlur,
      // Options that are yet to come are no reason to stay closed.
      allowsEmptyCollection: true,
      validationBehavior: 'aria' as const,
    },
    triggerProps: {
      ...control,
      ref: controlRef as Ref<HTMLButtonElement>,
      onFocus: (event: FocusEvent) => {
        // An inline editor was opened to choose.
        if (isInline && !wasFocused) setOpen(true);
        setWasFocused(true);
        onFocus?.(event);
      },
      placeholder,
      'data-size': size === 'small' ? size : undefined,
      'data-invalid': isInvalid || undefined,
    },
    panelProps: { options: search.options, remote, isLoading, onRetry },
    /** Describes the control as required. */
    requiredNote: note,
    /** Hands the value to a form. */
    formProps: { name, isDisabled },
    /** What the control is given where it is a text that cannot be changed. */
    textProps: {
      ...control,
      onFocus,
      onBlur,
      ref: controlRef as Ref<HTMLInputElement>,
      'aria-label': label,
      'aria-labelledby': labelledBy,
      'aria-describedby': givenDescription,
      isDisabled,
      isInvalid,
      isRequired,
      size,
    },
  };
}
