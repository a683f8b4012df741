import { type ReactNode, use } from 'react';
import { FieldContext } from './FieldContext.ts';
import { RequiredMark } from './RequiredMark.tsx';
import { ToggleDescription } from './toggle.styles.ts';

export interface ToggleTextProps {
  readonly id: string | undefined;
  readonly children: ReactNode;
  readonly description?: ReactNode;
  readonly isRequired: boolean;
}

/** Shows the label of a toggle, with the mark of a required one unless the label of the frame has it. */
export function ToggleText({ id, children, description, isRequired }: ToggleTextProps) {
  const field = use(FieldContext);
  if (children === undefined) return null;
  return (
    <span id={id}>
      {children}
      {isRequired && field?.labelId === undefined && <RequiredMark />}
      {description !== undefined && <ToggleDescription>{description}</ToggleDescription>}
    </span>
  );
}
