import { useId } from 'react';
import type { MenuSectionProps } from '../Menu.types.ts';
import { Section, SectionTitle } from './PlainPanel.styles.ts';

/** Renders a MenuSection without a choice. */
export function PlainSection({ title, label, children, className }: MenuSectionProps) {
  const id = useId();
  const name = title === undefined ? { 'aria-label': label } : { 'aria-labelledby': id };
  return (
    <Section role="group" className={className} {...name}>
      {title !== undefined && <SectionTitle id={id}>{title}</SectionTitle>}
      {children}
    </Section>
  );
}
