import { ToggleLabel } from '../parts/toggle.styles.ts';
import { ToggleText } from '../parts/ToggleText.tsx';
import { type ToggleProps, useToggleProps } from '../parts/useToggleProps.ts';
import { Track } from './Switch.styles.ts';

export type SwitchProps = ToggleProps;

/** Turns something on and off, at once; a `Checkbox` waits for the form to be submitted. */
export function Switch({ children, description, ...props }: SwitchProps) {
  const toggleProps = useToggleProps(props);
  return (
    <ToggleLabel>
      <Track {...toggleProps} />
      <ToggleText description={description} isRequired={toggleProps['aria-required'] === true}>
        {children}
      </ToggleText>
    </ToggleLabel>
  );
}
