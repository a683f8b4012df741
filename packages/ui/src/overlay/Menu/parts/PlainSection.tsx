import { type Ref, useId } from 'react';
import { rootPropsOf } from '../../../primitives/root/index.ts';
import type { MenuSectionProps } from '../Menu.types.ts';
import { Section, SectionTitle } from './PlainPanel.styles.ts';

/** Renders a MenuSection without a choice. */
export function PlainSection({ title, label, children, ref, ...props }: MenuSectionProps) {
  const id = useId();
  const name = title === undefined ? { 'aria-label': label } : { 'aria-labelledby': id };
  return (
    <Section {...name} {...rootPropsOf(props)} ref={ref as Ref<HTMLDivElement>} role="group">
      {title !== undefined && <SectionTitle id={id}>{title}</SectionTitle>}
      {children}
    </Section>
  );
}
