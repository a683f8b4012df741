import { type MouseEvent, useId } from 'react';
import type { OptionGroupProps, GroupOption } from './group.types.ts';
import { useFieldProps } from './useFieldProps.ts';
import { useInputValue } from './useInputValue.ts';

/** Returns the attributes of a group of which one option is taken, and those of the radio button of each. The browser moves by the arrow keys. */
export function useRadios<Key extends string | number>({
  options,
  name,
  value,
  defaultValue,
  onChange,
  ref,
  ...props
}: OptionGroupProps<Key, Key | null>) {
  const ownName = useId();
  const [chosen, choose, groupRef] = useInputValue(ref, value, defaultValue ?? null, onChange);
  const { isDisabled, isReadOnly, isInvalid, isRequired, ...rest } = useFieldProps(props, { isGroup: true });
  return {
    groupProps: {
      ...rest,
      ref: groupRef,
      role: 'radiogroup',
      'aria-disabled': isDisabled || undefined,
      'aria-readonly': isReadOnly || undefined,
      'aria-invalid': rest['aria-invalid'] ?? (isInvalid || undefined),
      'aria-required': rest['aria-required'] ?? (isRequired || undefined),
    },
    options,
    radioProps: (option: GroupOption<Key>) =>
      ({
        type: 'radio',
        name: name ?? ownName,
        value: option.id,
        checked: option.id === chosen,
        // What a form goes back to when it is reset: React would leave it at the first value.
        ref: (input: HTMLInputElement | null) => {
          if (input && value !== undefined) input.defaultChecked = option.id === chosen;
        },
        disabled: isDisabled === true || option.isDisabled === true,
        // Drawn like other inputs in their state; the group is what states it.
        'data-readonly': isReadOnly || undefined,
        'data-invalid': isInvalid || undefined,
        onClick: (event: MouseEvent) => {
          if (isReadOnly) event.preventDefault();
        },
        onChange: () => {
          if (!isReadOnly) choose(option.id);
        },
      }) as const,
  };
}
