import type { MenuSectionProps } from '../Menu.types.ts';
import { Section, SectionTitle } from './MenuPanel.styles.ts';

/** Renders a MenuSection. */
export function PanelSection({ title, label, children, ...props }: MenuSectionProps) {
  return (
    <Section aria-label={title === undefined ? label : undefined} {...props}>
      {title !== undefined && <SectionTitle>{title}</SectionTitle>}
      {children}
    </Section>
  );
}
