import { File as FileIcon, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger, useLocale } from 'react-aria-components';
import { Alert } from '../../feedback/index.ts';
import { Button, Link, PlainText } from '../../primitives/index.ts';
import { useInputMessages } from '../../inputs/messages/useInputMessages.ts';
import { useUiMessages } from '../../provider/index.ts';
import { describeFilesError } from '../../inputs/files/describeFilesError.ts';
import { useDropzone } from '../../inputs/files/useDropzone.ts';
import {
  type DroppedFile,
  type FilesError,
  formatBytes,
  validateFiles,
} from '../../inputs/files/validateFiles.ts';
import { rootPropsOf } from '../../primitives/root/index.ts';
import * as styles from './Attachments.styles.ts';
import type { AttachmentsProps } from './Attachments.types.ts';
import { AttachmentRow } from './parts/AttachmentRow.tsx';
import { UploadRow } from './parts/UploadRow.tsx';

/** Shows the files on a record, and takes more: chosen, dropped on the list, or pasted anywhere on the page. */
export function Attachments(props: AttachmentsProps) {
  const { canEdit, emptyText, files, label, maxBytes, uploads } = props;
  const { onAttach, onDismiss, onRemove, onRetry } = props;
  const t = useUiMessages();
  const tInput = useInputMessages();
  const { locale } = useLocale();
  const [error, setError] = useState<FilesError>();
  const limit = formatBytes(maxBytes, locale);
  const limits = { maxBytes, maxCount: Infinity };

  function take(dropped: readonly DroppedFile[]) {
    const { files: taken, errors } = validateFiles(dropped, limits);
    setError(errors[0]);
    if (taken.length > 0) onAttach(taken);
  }

  const { dropProps, isTarget } = useDropzone(!canEdit, take);

  return (
    <styles.Root {...rootPropsOf(props)} {...dropProps} data-target={isTarget || undefined}>
      {files.length + uploads.length === 0 && <PlainText isMuted>{emptyText}</PlainText>}
      <styles.List aria-label={label} tabIndex={-1}>
        {uploads.map((file) => (
          <UploadRow
            key={`way-${file.id}`}
            file={file}
            onRetry={() => onRetry(file)}
            onDismiss={() => onDismiss(file)}
          />
        ))}
        {files.map((file) => (
          <AttachmentRow key={file.id} file={file} {...(canEdit && { onRemove: () => onRemove(file) })}>
            <FileIcon aria-hidden />
            <styles.Text>
              <Link href={file.href} download={file.name}>
                {file.name}
              </Link>
              <styles.Details>
                {formatBytes(file.size, locale)} · {file.details}
              </styles.Details>
            </styles.Text>
          </AttachmentRow>
        ))}
      </styles.List>
      {error && (
        <Alert tone="danger" isAssertive>
          {describeFilesError(error, limits, tInput, locale)}
        </Alert>
      )}
      {canEdit && (
        <styles.Actions>
          <FileTrigger
            allowsMultiple
            onSelect={(chosen) => take(Array.from(chosen ?? [], (file) => ({ file, isFolder: false })))}
          >
            <Button size="small" icon={<Paperclip aria-hidden />}>
              {t('ui.attachments.attach')}
            </Button>
          </FileTrigger>
          <styles.Hint>{t('ui.attachments.hint', { limit })}</styles.Hint>
        </styles.Actions>
      )}
    </styles.Root>
  );
}
