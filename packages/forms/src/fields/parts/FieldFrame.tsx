import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Description, ErrorMessage, FieldLabel, RequiredMark } from './field.styles.ts';

export interface FieldFrameProps {
  readonly label: string;
  readonly description?: string;
  readonly error: string | undefined;
  readonly isRequired: boolean;
  /** Shows the control. */
  readonly children: ReactNode;
}

/** Puts the label above a control, help and error below it. The field of react-aria around it ties them together. */
export function FieldFrame({ label, description, error, isRequired, children }: FieldFrameProps) {
  return (
    <>
      <FieldLabel>
        {label}
        {isRequired && <RequiredMark aria-hidden>*</RequiredMark>}
      </FieldLabel>
      {children}
      <ErrorMessage>
        <CircleAlert aria-hidden />
        <span>{error}</span>
      </ErrorMessage>
      {description !== undefined && <Description slot="description">{description}</Description>}
    </>
  );
}
