import type { MenuItemProps } from '../Menu.types.ts';
import { ItemContent } from './ItemContent.tsx';
import { Item } from './MenuPanel.styles.ts';

/** Renders a MenuItem. */
export function PanelItem({
  text,
  icon,
  description,
  end,
  tone = 'neutral',
  isExternal = false,
  ...props
}: MenuItemProps) {
  return (
    <Item
      {...props}
      textValue={text}
      data-tone={tone}
      target={isExternal ? '_blank' : undefined}
      rel={isExternal ? 'noopener noreferrer' : undefined}
    >
      {({ isSelected }) => <ItemContent {...{ text, icon, description, end, isExternal, isSelected }} />}
    </Item>
  );
}
