import { ToggleLabel } from '../parts/toggle.styles.ts';
import { ToggleText } from '../parts/ToggleText.tsx';
import { type ToggleProps, useToggleProps } from '../parts/useToggleProps.ts';
import { Track } from './Switch.styles.ts';

export type SwitchProps = ToggleProps;

/** Turns something on and off, at once; a `Checkbox` waits for the form to be submitted. */
export function Switch(props: SwitchProps) {
  const { inputProps, textProps } = useToggleProps(props);
  return (
    <ToggleLabel>
      <Track {...inputProps} />
      <ToggleText {...textProps} />
    </ToggleLabel>
  );
}
