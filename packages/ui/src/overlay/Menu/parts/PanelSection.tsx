import type { MenuSectionProps } from '../Menu.types.ts';
import { Section, SectionTitle } from './MenuPanel.styles.ts';

/** Renders a MenuSection. */
export function PanelSection({ title, label, children, className, ...props }: MenuSectionProps) {
  return (
    <Section {...props} className={className} aria-label={title === undefined ? label : undefined}>
      {title !== undefined && <SectionTitle>{title}</SectionTitle>}
      {children}
    </Section>
  );
}
