import { useMemo, type ReactNode } from 'react';
import { List, Surface } from '../../../overlay/Menu/Menu.styles.ts';

interface AnchoredMenuProps {
  /** Comes from this element. */
  anchor: Element;
  /** Names the menu for assistive technology. */
  label: string;
  placement: 'bottom start' | 'bottom end';
  onClose: () => void;
  /** Gives the items and sections. */
  children: ReactNode;
}

/** Shows a menu at an element that is no component: the buttons of a table are plain, and its menus mounted only when open. */
export function AnchoredMenu({ anchor, label, placement, onClose, children }: AnchoredMenuProps) {
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Surface
      isOpen
      triggerRef={triggerRef}
      placement={placement}
      offset={4}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <List aria-label={label} autoFocus="first" onClose={onClose}>
        {children}
      </List>
    </Surface>
  );
}
