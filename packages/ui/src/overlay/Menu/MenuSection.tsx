import type { ReactNode } from 'react';
import type { MenuSectionProps as AriaMenuSectionProps } from 'react-aria-components';
import { Section, SectionTitle } from './Menu.styles.ts';

/** The selection is for a section of choices in a menu that offers other things too. */
export interface MenuSectionProps extends Pick<
  AriaMenuSectionProps<object>,
  'selectedKeys' | 'selectionMode'
> {
  /** Names the items; shown above them. */
  title?: string;
  /** Names the items for assistive technology where no title is shown. */
  label?: string;
  /** Gives the items. */
  children: ReactNode;
  className?: string;
}

/** Groups items of a Menu that belong together, with a line between the groups. */
export function MenuSection({ title, label, children, className, ...props }: MenuSectionProps) {
  return (
    <Section {...props} className={className} aria-label={title === undefined ? label : undefined}>
      {title !== undefined && <SectionTitle>{title}</SectionTitle>}
      {children}
    </Section>
  );
}
