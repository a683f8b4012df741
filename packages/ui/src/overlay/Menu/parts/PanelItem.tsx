import type { Ref } from 'react';
import type { MenuItemProps } from '../Menu.types.ts';
import { ItemContent } from './ItemContent.tsx';
import { Item } from './MenuPanel.styles.ts';

/** Renders a MenuItem. */
export function PanelItem({
  label,
  icon,
  description,
  end,
  tone = 'neutral',
  isExternal = false,
  ref,
  ...props
}: MenuItemProps) {
  return (
    <Item
      {...props}
      ref={ref as Ref<HTMLDivElement>}
      textValue={label}
      data-tone={tone}
      target={isExternal ? '_blank' : undefined}
      rel={isExternal ? 'noopener noreferrer' : undefined}
    >
      {({ isSelected }) => <ItemContent {...{ label, icon, description, end, isExternal, isSelected }} />}
    </Item>
  );
}
