import type { MouseEvent, Ref } from 'react';
import { Anchor } from '../../../primitives/Anchor/index.ts';
import type { MenuItemProps } from '../Menu.types.ts';
import { ItemContent } from './ItemContent.tsx';
import { Entry } from './PlainPanel.styles.ts';

/** Moves the focus to what the pointer is over, so that keys go on from there. */
const focusHovered = (event: MouseEvent<HTMLElement>) => event.currentTarget.focus({ preventScroll: true });

const inNewTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Renders a MenuItem by a button or a link. */
export function PlainItem({
  label,
  icon,
  description,
  end,
  href,
  isDisabled = false,
  isExternal = false,
  onAction,
  tone = 'neutral',
  id,
  ref,
  ...rootProps
}: MenuItemProps) {
  const common = {
    ...rootProps,
    role: 'menuitem',
    tabIndex: -1,
    'data-key': id,
    'data-tone': tone,
    onMouseEnter: focusHovered,
    onClick: () => onAction?.(),
  } as const;
  const shown = <ItemContent {...{ label, icon, description, end }} isExternal={isExternal} />;
  if (href !== undefined && !isDisabled)
    return (
      <Entry
        as={Anchor}
        ref={ref as Ref<HTMLAnchorElement>}
        href={href}
        {...(isExternal && inNewTab)}
        {...common}
      >
        {shown}
      </Entry>
    );
  return (
    <Entry
      ref={ref as Ref<HTMLButtonElement>}
      type="button"
      disabled={isDisabled}
      data-disabled={isDisabled || undefined}
      {...common}
    >
      {shown}
    </Entry>
  );
}
