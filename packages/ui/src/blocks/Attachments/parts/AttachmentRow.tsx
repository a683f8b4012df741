import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../primitives/index.ts';
import { useUiMessages } from '../../../provider/index.ts';
import { useNeighbourFocus } from '../../../data/controls/useNeighbourFocus.ts';
import { Row } from '../Attachments.styles.ts';
import type { AttachedFile } from '../Attachments.types.ts';

interface AttachmentRowProps {
  readonly file: AttachedFile;
  /** Runs when the file is to be removed; without it that is not offered. */
  readonly onRemove?: () => void;
  readonly children: ReactNode;
}

/** Holds a file of a record. */
export function AttachmentRow({ children, file, onRemove }: AttachmentRowProps) {
  const t = useUiMessages();
  const root = useNeighbourFocus<HTMLLIElement>();
  return (
    <Row ref={root} tabIndex={-1}>
      {children}
      {onRemove && (
        <IconButton
          size="small"
          icon={<Trash2 aria-hidden />}
          label={t('ui.attachments.remove', { name: file.name })}
          onPress={onRemove}
        />
      )}
    </Row>
  );
}
