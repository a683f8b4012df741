import { CircleAlert } from 'lucide-react';
import { type BoundField, idsOf } from '../useField.ts';
import { Description, ErrorMessage } from './field.styles.ts';

export interface FieldNotesProps {
  readonly field: BoundField;
  readonly description?: string;
}

/** Shows the error and the help text below a control. */
export function FieldNotes({ field: { controlProps, error }, description }: FieldNotesProps) {
  const ids = idsOf(controlProps.id);
  return (
    <>
      {error !== undefined && (
        <ErrorMessage id={ids.error}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </ErrorMessage>
      )}
      {description !== undefined && <Description id={ids.description}>{description}</Description>}
    </>
  );
}
