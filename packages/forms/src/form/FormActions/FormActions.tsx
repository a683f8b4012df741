import type { ReactNode, Ref } from 'react';
import * as styles from './FormActions.styles.ts';

export interface FormActionsProps {
  /** Shows the buttons, the one that submits first. */
  readonly children: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Puts the buttons of a Form at its end, below each other where there is no room beside. */
export function FormActions({ children, className, ref }: FormActionsProps) {
  return (
    <styles.Root ref={ref} className={className}>
      {children}
    </styles.Root>
  );
}
