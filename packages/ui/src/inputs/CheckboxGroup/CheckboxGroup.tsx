import { Checkbox } from '../Checkbox/index.ts';
import { chooseInOrder } from '../options/options.ts';
import { Choices } from '../parts/choices.styles.ts';
import { FieldContext } from '../parts/FieldContext.ts';
import type { OptionGroupProps, OrientationProps } from '../parts/group.types.ts';
import { useFieldProps } from '../parts/useFieldProps.ts';
import { useInputValue } from '../parts/useInputValue.ts';
import { useRequiredNote } from '../parts/useRequiredNote.tsx';

export interface CheckboxGroupProps<Key extends string | number = string>
  extends OptionGroupProps<Key, readonly Key[]>, OrientationProps {}

const none: readonly never[] = [];

/** Takes any number of a few options, all of which are seen. They are given in the order in which they stand there. */
export function CheckboxGroup<Key extends string | number = string>({
  options,
  name,
  value,
  defaultValue,
  onChange,
  ref,
  orientation = 'vertical',
  ...props
}: CheckboxGroupProps<Key>) {
  const [chosen, choose, groupRef] = useInputValue(ref, value, defaultValue ?? none, onChange);
  const { isDisabled, isReadOnly, isInvalid, isRequired, ...groupProps } = useFieldProps(props, {
    isGroup: true,
  });
  const { describedBy, note } = useRequiredNote({ ...groupProps, isRequired });

  const toggle = (toggled: Key, isSelected: boolean) =>
    choose(chooseInOrder(options, (id) => (id === toggled ? isSelected : chosen.includes(id)), chosen));

  return (
    <Choices
      {...groupProps}
      ref={groupRef}
      role="group"
      aria-disabled={isDisabled || undefined}
      aria-describedby={describedBy}
      data-orientation={orientation}
    >
      {note}
      <FieldContext value={null}>
        {options.map((option) => (
          <Checkbox
            key={option.id}
            name={name}
            value={option.id}
            isSelected={chosen.includes(option.id)}
            onChange={(isSelected) => toggle(option.id, isSelected)}
            isDisabled={isDisabled === true || option.isDisabled === true}
            isReadOnly={isReadOnly}
            isInvalid={isInvalid}
            description={option.description}
          >
            {option.label}
          </Checkbox>
        ))}
      </FieldContext>
    </Choices>
  );
}
