import { Choices } from '../parts/choices.styles.ts';
import type { OptionGroupProps, OrientationProps } from '../parts/group.types.ts';
import { ToggleDescription, ToggleLabel } from '../parts/toggle.styles.ts';
import { useRadios } from '../parts/useRadios.ts';
import { Radio } from './RadioGroup.styles.ts';

export interface RadioGroupProps<Key extends string | number = string>
  extends OptionGroupProps<Key, Key | null>, OrientationProps {}

/** Takes one of a few options, all of which are seen. Null is none yet. */
export function RadioGroup<Key extends string | number = string>({
  orientation = 'vertical',
  ...props
}: RadioGroupProps<Key>) {
  const { groupProps, options, radioProps } = useRadios(props);
  return (
    <Choices {...groupProps} data-orientation={orientation}>
      {options.map((option) => (
        <ToggleLabel key={option.id}>
          <Radio {...radioProps(option)} />
          <span>
            {option.label}
            {option.description !== undefined && <ToggleDescription>{option.description}</ToggleDescription>}
          </span>
        </ToggleLabel>
      ))}
    </Choices>
  );
}
