import { Check, ExternalLink } from 'lucide-react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import type { MenuItemProps } from '../Menu.types.ts';
import { Item, ItemDescription, ItemEnd, ItemIcon, ItemText } from './MenuPanel.styles.ts';

/** Draws a MenuItem. */
export function PanelItem({
  text,
  icon,
  description,
  end,
  tone = 'neutral',
  isExternal = false,
  ...props
}: MenuItemProps) {
  const t = useUiMessages();
  return (
    <Item
      {...props}
      textValue={text}
      data-tone={tone}
      target={isExternal ? '_blank' : undefined}
      rel={isExternal ? 'noopener noreferrer' : undefined}
    >
      {({ isSelected }) => (
        <>
          {icon !== undefined && <ItemIcon aria-hidden>{icon}</ItemIcon>}
          <ItemText>
            {text}
            {isExternal && <VisuallyHidden>{t('ui.link.external')}</VisuallyHidden>}
            {description !== undefined && <ItemDescription>{description}</ItemDescription>}
          </ItemText>
          {(end !== undefined || isSelected || isExternal) && (
            <ItemEnd>
              {end}
              {isExternal && <ExternalLink aria-hidden />}
              {isSelected && <Check aria-hidden />}
            </ItemEnd>
          )}
        </>
      )}
    </Item>
  );
}
