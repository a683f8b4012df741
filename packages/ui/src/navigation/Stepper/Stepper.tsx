import { Check } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Marker, Root } from './Stepper.styles.ts';

/** Describes one of the steps that lead somewhere. */
export interface StepperStep {
  /** Identifies the step. */
  readonly id: string;
  /** Names the step. */
  readonly label: string;
  /** Shows what was decided in the step, or what it is for. */
  readonly description?: string | undefined;
}

export interface StepperProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** Names what the steps lead to, for assistive technology. */
  label: string;
  /** The steps in their order. */
  steps: readonly StepperStep[];
  /** The step that is being taken; those before it are done. `null` once all are; an id that is no step marks none. */
  currentId: string | null;
  /** Describes a step that is done to assistive technology: "Completed". */
  completedLabel: string;
  /** Receives the element. */
  ref?: Ref<HTMLOListElement>;
}

/** Shows the steps of something that is done one after the other, and how far it has come. */
export function Stepper({ label, steps, currentId, completedLabel, ...rootProps }: StepperProps) {
  const current = currentId === null ? steps.length : steps.findIndex(({ id }) => id === currentId);
  return (
    <Root aria-label={label} {...rootProps}>
      {steps.map(({ id, label: name, description }, index) => {
        const isDone = index < current;
        return (
          <li
            key={id}
            aria-current={index === current ? 'step' : undefined}
            data-state={isDone ? 'done' : index === current ? 'current' : 'next'}
          >
            <Marker aria-hidden>{isDone ? <Check /> : index + 1}</Marker>
            <span>
              {name} {isDone && <VisuallyHidden>{completedLabel}</VisuallyHidden>}
              {description !== undefined && <small>{description}</small>}
            </span>
          </li>
        );
      })}
    </Root>
  );
}
