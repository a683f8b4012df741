import { File as FileIcon, TriangleAlert, X } from 'lucide-react';
import { useLocale } from 'react-aria-components';
import { useNeighbourFocus } from '../../../data/controls/useNeighbourFocus.ts';
import { ProgressBar } from '../../../feedback/ProgressBar/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import { formatBytes } from '../../files/validateFiles.ts';
import { Failure, Preview, Row, Size, Text } from '../FileInput.styles.ts';
import type { FileUploadState } from '../FileInput.types.ts';
import { useThumbnail } from './useThumbnail.ts';

interface FileRowProps {
  readonly file: File;
  readonly hasPreview: boolean;
  readonly upload: FileUploadState | undefined;
  /** Runs when the file is to be removed; without it that is not offered. */
  readonly onRemove: (() => void) | undefined;
}

/** Shows a file that was taken, and how far its upload has come. */
export function FileRow({ file, hasPreview, upload, onRemove }: FileRowProps) {
  const t = useUiMessages();
  const { locale } = useLocale();
  const root = useNeighbourFocus<HTMLLIElement>();
  const { thumbnail, isShown } = useThumbnail(hasPreview ? file : undefined);
  return (
    <Row ref={root} tabIndex={-1}>
      {upload?.error !== undefined ? (
        <TriangleAlert aria-hidden />
      ) : isShown ? (
        <Preview ref={thumbnail} aria-hidden />
      ) : (
        <FileIcon aria-hidden />
      )}
      <Text>
        {file.name}
        <Size>{formatBytes(file.size, locale)}</Size>
        {upload?.error !== undefined && <Failure role="alert">{upload.error}</Failure>}
        {upload && upload.error === undefined && (
          <ProgressBar
            label={t('ui.attachments.sending')}
            max={1}
            {...(upload.progress !== undefined && { value: upload.progress })}
          />
        )}
      </Text>
      {onRemove && (
        <IconButton
          size="small"
          icon={<X aria-hidden />}
          label={t('ui.attachments.remove', { name: file.name })}
          onPress={onRemove}
        />
      )}
    </Row>
  );
}
