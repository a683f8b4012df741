import type { OptionGroupProps } from '../parts/group.types.ts';
import { useRadios } from '../parts/useRadios.ts';
import { Root, Segment } from './SegmentedControl.styles.ts';

export type SegmentedControlProps<Key extends string | number = string> = OptionGroupProps<Key, Key | null>;

/** Takes one of two to five short options in a single row: how something is shown, or which part of it. */
export function SegmentedControl<Key extends string | number = string>(props: SegmentedControlProps<Key>) {
  const { groupProps, options, radioProps } = useRadios(props);
  return (
    <Root {...groupProps}>
      {options.map((option) => (
        <Segment key={option.id}>
          <input {...radioProps(option)} />
          {option.label}
        </Segment>
      ))}
    </Root>
  );
}
