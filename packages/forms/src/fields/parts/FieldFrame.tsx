import type { MouseEvent, ReactNode, Ref } from 'react';
import { type BoundField, idsOf } from '../useField.ts';
import { FieldLabel, RequiredMark, Root } from './field.styles.ts';
import { FieldNotes } from './FieldNotes.tsx';

export interface FieldFrameProps {
  readonly field: BoundField;
  readonly label: string;
  readonly description?: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
  /** Shows the control, which gets the `controlProps` of the field. */
  readonly children: ReactNode;
}

/** Returns the frame what a field was given for it. */
export function frameProps(
  { label, description, className, ref }: Omit<FieldFrameProps, 'field' | 'children'>,
  field: BoundField,
) {
  return { label, description, className, ref, field };
}

/** Puts the label above a control, error and help below it. */
export function FieldFrame({ field, label, description, className, ref, children }: FieldFrameProps) {
  const { isRequired, controlProps } = field;
  const ids = idsOf(controlProps.id);
  // A label focuses its control; a button it would press as well.
  const focus = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(controlProps.id)?.focus();
  };
  return (
    <Root ref={ref} className={className}>
      <FieldLabel id={ids.label} htmlFor={controlProps.id} onClick={focus}>
        {label}
        {isRequired && <RequiredMark aria-hidden>*</RequiredMark>}
      </FieldLabel>
      {children}
      <FieldNotes field={field} description={description} />
    </Root>
  );
}
