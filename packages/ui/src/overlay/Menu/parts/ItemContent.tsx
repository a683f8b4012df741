import { Check, ExternalLink } from 'lucide-react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import type { MenuItemProps } from '../Menu.types.ts';
import { ItemDescription, ItemEnd, ItemIcon, ItemText } from './menu.styles.ts';

type ItemContentProps = Pick<MenuItemProps, 'label' | 'icon' | 'description' | 'end' | 'isExternal'> & {
  readonly isSelected?: boolean;
};

/** Shows what stands in an entry. */
export function ItemContent({
  label,
  icon,
  description,
  end,
  isExternal = false,
  isSelected = false,
}: ItemContentProps) {
  const t = useUiMessages();
  return (
    <>
      {icon !== undefined && <ItemIcon aria-hidden>{icon}</ItemIcon>}
      <ItemText>
        {label}
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
  );
}
