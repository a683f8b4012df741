import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components';
import { useUiMessages } from '../../../provider/index.ts';
import { Panel } from '../../controls/panel.styles.ts';
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
    <Panel {...{ triggerRef, isOpen, onOpenChange }} placement="bottom end" offset={4}>
      <Dialog aria-label={t('ui.columns.label')}>
        <ColumnPanel {...props} />
      </Dialog>
    </Panel>
  );
}
