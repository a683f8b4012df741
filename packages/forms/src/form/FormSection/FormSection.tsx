import type { RootProps } from '@bureau/ui';
import { type ReactNode, useId } from 'react';
import * as styles from './FormSection.styles.ts';

export interface FormSectionProps extends RootProps<HTMLFieldSetElement> {
  /** Names the fields of the section. */
  readonly title: string;
  /** What the section is about. */
  readonly description?: string;
  /** Shows the fields. */
  readonly children: ReactNode;
}

/** Groups fields of a long Form under a name. */
export function FormSection({ title, description, children, ...rootProps }: FormSectionProps) {
  const descriptionId = useId();
  return (
    <styles.Root aria-describedby={description === undefined ? undefined : descriptionId} {...rootProps}>
      <styles.Title>{title}</styles.Title>
      {description !== undefined && <styles.Description id={descriptionId}>{description}</styles.Description>}
      <styles.Fields>{children}</styles.Fields>
    </styles.Root>
  );
}
