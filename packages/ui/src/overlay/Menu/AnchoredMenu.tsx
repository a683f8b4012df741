import { useId, useMemo, type ReactNode } from 'react';
import { useMenuPanel } from './useMenuPanel.ts';

interface AnchoredMenuProps {
  /** Comes from this element. */
  anchor: Element;
  /** Names the menu for assistive technology. */
  label: string;
  placement: 'bottom start' | 'bottom end';
  onOpenChange: (isOpen: boolean) => void;
  /** The items and sections. */
  children: ReactNode;
}

/** Shows a menu at an element that is no component: the buttons of a table are plain, and its menus mounted only when open. */
export function AnchoredMenu({ anchor, onOpenChange, ...props }: AnchoredMenuProps) {
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  const id = useId();
  const { Loaded: Panel } = useMenuPanel(true, onOpenChange);
  return (
    Panel && (
      <Panel
        {...props}
        isOpen
        triggerRef={triggerRef}
        listId={id}
        listProps={{ autoFocus: 'first' }}
        onOpenChange={onOpenChange}
      />
    )
  );
}
