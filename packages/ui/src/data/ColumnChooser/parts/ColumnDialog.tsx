import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components';
import { useUiMessages } from '../../../provider/index.ts';
import { Surface, surfaceOffset } from '../../../overlay/Popover/index.ts';
import { ColumnPanel, type ColumnPanelProps } from './ColumnPanel.tsx';

export interface ColumnDialogProps extends ColumnPanelProps {
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Shows the choice of the columns below its button. */
export function ColumnDialog({ triggerRef, isOpen, onOpenChange, ...props }: ColumnDialogProps) {
  const t = useUiMessages();
  return (
    <Surface {...{ triggerRef, isOpen, onOpenChange }} placement="bottom end" offset={surfaceOffset}>
      <Dialog aria-label={t('ui.columns.label')}>
        <ColumnPanel {...props} />
      </Dialog>
    </Surface>
  );
}
