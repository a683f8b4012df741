import { MenuItem } from '../../../overlay/index.ts';
import type { RowAction } from '../DataTable.types.ts';
import { AnchoredMenu } from '../../../overlay/Menu/AnchoredMenu.tsx';

interface RowMenuProps {
  /** The button that opened the menu, and names it. */
  anchor: Element;
  actions: readonly RowAction[];
  onOpenChange: (isOpen: boolean) => void;
}

/** Offers what can be done with a row. */
export function RowMenu({ anchor, actions, onOpenChange }: RowMenuProps) {
  return (
    <AnchoredMenu
      {...{ anchor, onOpenChange }}
      label={anchor.getAttribute('aria-label') ?? ''}
      placement="bottom end"
    >
      {actions.map(({ id, label, icon, tone, onAction }) => (
        <MenuItem key={id} {...{ id, icon, tone, onAction }} label={label} />
      ))}
    </AnchoredMenu>
  );
}
