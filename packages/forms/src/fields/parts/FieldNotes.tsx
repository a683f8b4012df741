import { CircleAlert } from 'lucide-react';
import { type BoundField, idsOf } from '../useField.ts';
import { Description, ErrorMessage } from './field.styles.ts';

export interface FieldNotesProps {
  readonly field: BoundField;
  readonly description?: string;
}

/** Says below a control what is wrong with it, and helps to fill it in. */
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
