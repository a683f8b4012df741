import { type ReactNode, type Ref, useId } from 'react';
import * as styles from './FormSection.styles.ts';

export interface FormSectionProps {
  /** Names the fields of the section. */
  readonly title: string;
  /** What the section is about. */
  readonly description?: string;
  /** Shows the fields. */
  readonly children: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLFieldSetElement>;
}

/** Groups fields of a long Form under a name. */
export function FormSection({ title, description, children, className, ref }: FormSectionProps) {
  const descriptionId = useId();
  return (
    <styles.Root
      ref={ref}
      className={className}
      aria-describedby={description === undefined ? undefined : descriptionId}
    >
      <styles.Title>{title}</styles.Title>
      {description !== undefined && <styles.Description id={descriptionId}>{description}</styles.Description>}
      <styles.Fields>{children}</styles.Fields>
    </styles.Root>
  );
}
