import { ToggleLabel } from '../parts/toggle.styles.ts';
import { type ToggleProps, useToggle } from '../parts/useToggle.tsx';
import { Track } from './Switch.styles.ts';

export type SwitchProps = ToggleProps;

/** Turns something on and off, at once; a `Checkbox` waits for the form to be submitted. */
export function Switch(props: SwitchProps) {
  const { inputProps, text } = useToggle(props);
  return (
    <ToggleLabel>
      <Track {...inputProps} />
      {text}
    </ToggleLabel>
  );
}
