import { useLayoutEffect } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { ToggleLabel } from '../parts/toggle.styles.ts';
import { type ToggleProps, useToggle } from '../parts/useToggle.tsx';
import { Box } from './Checkbox.styles.ts';

export interface CheckboxProps extends ToggleProps {
  /** Shows that some of what it stands for is selected and some is not. A press selects all of it. */
  isIndeterminate?: boolean;
}

/** Takes a yes or no, which counts once the form is submitted; a `Switch` acts at once. */
export function Checkbox({ isIndeterminate = false, onChange, ref, ...props }: CheckboxProps) {
  const inputRef = useObjectRef(ref);
  const showState = () => {
    if (inputRef.current) inputRef.current.indeterminate = isIndeterminate;
  };
  useLayoutEffect(showState);
  const { inputProps, text } = useToggle({
    ...props,
    ref: inputRef,
    onChange: (isSelected) => {
      // The browser takes the state away with each press.
      showState();
      onChange?.(isSelected);
    },
  });
  return (
    <ToggleLabel>
      <Box {...inputProps} />
      {text}
    </ToggleLabel>
  );
}
