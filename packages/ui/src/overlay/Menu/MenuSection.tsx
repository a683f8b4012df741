import type { MenuSectionProps } from './Menu.types.ts';
import { useMenuParts } from './MenuParts.ts';

/** Groups items of a Menu that belong together, with a line between the groups. */
export function MenuSection(props: MenuSectionProps) {
  const { Section } = useMenuParts();
  return <Section {...props} />;
}
