import type { ReactNode } from 'react';
import { Section, SectionTitle } from './Menu.styles.ts';

export interface MenuSectionProps {
  /** Names the items; shown above them. */
  title?: string;
  /** Names the items for assistive technology where no title is shown. */
  label?: string;
  /** Gives the items. */
  children: ReactNode;
  className?: string;
}

/** Groups items of a Menu that belong together, with a line between the groups. */
export function MenuSection({ title, label, children, className }: MenuSectionProps) {
  return (
    <Section className={className} aria-label={title === undefined ? label : undefined}>
      {title !== undefined && <SectionTitle>{title}</SectionTitle>}
      {children}
    </Section>
  );
}
