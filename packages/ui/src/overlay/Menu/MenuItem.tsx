import { Check, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MenuItemProps as AriaMenuItemProps } from 'react-aria-components';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { Item, ItemDescription, ItemEnd, ItemIcon, ItemText } from './Menu.styles.ts';

export interface MenuItemProps extends Pick<AriaMenuItemProps, 'href' | 'id' | 'isDisabled' | 'onAction'> {
  /** Says what the item does, or names the choice. */
  text: string;
  /** Shows an icon before the text. */
  icon?: ReactNode;
  /** Explains the item in a line below. */
  description?: string;
  /** Shows something short at the end: a shortcut, a count. */
  end?: ReactNode;
  /** Marks an action that takes something away. */
  tone?: 'neutral' | 'danger';
  /** Opens `href` in a new tab, and says so. */
  isExternal?: boolean;
  className?: string;
}

/** Shows one action, page or choice of a Menu. */
export function MenuItem({
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
