import type { RootProps } from '@bureau/ui';
import type { ReactNode } from 'react';
import * as styles from './FormActions.styles.ts';

export interface FormActionsProps extends RootProps<HTMLDivElement> {
  /** Shows the buttons, the one that submits first. */
  readonly children: ReactNode;
}

/** Puts the buttons of a Form at its end, below each other where there is no room beside. */
export function FormActions({ children, ...rootProps }: FormActionsProps) {
  return <styles.Root {...rootProps}>{children}</styles.Root>;
}
