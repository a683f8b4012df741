import { FileSpreadsheet, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FileTrigger, useLocale } from 'react-aria-components';
import { Alert } from '../../feedback/index.ts';
import { Button } from '../../primitives/index.ts';
import { useInputMessages } from '../../inputs/messages/useInputMessages.ts';
import { announce } from '../../provider/index.ts';
import { rootPropsOf } from '../../primitives/root/index.ts';
import { describeFilesError, formatTypes } from '../../inputs/files/describeFilesError.ts';
import { Actions, Details, Hint, Root, Title, Zone } from '../../inputs/files/FileZone.styles.ts';
import { useDropzone } from '../../inputs/files/useDropzone.ts';
import {
  type DroppedFile,
  type FilesError,
  formatBytes,
  validateFiles,
} from '../../inputs/files/validateFiles.ts';
import type { DropzoneProps } from './Dropzone.types.ts';

/** Takes one file that is dropped, pasted or chosen, and shows at once why another one is rejected. */
export function Dropzone(props: DropzoneProps) {
  const { label, description, accept, maxBytes, onFile, isDisabled = false, fileName, onClear } = props;
  const t = useInputMessages();
  const { locale } = useLocale();
  const detailsId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [error, setError] = useState<FilesError>();

  const types = formatTypes(accept, locale);
  const limit = formatBytes(maxBytes, locale);

  const take = (dropped: readonly DroppedFile[]) => {
    if (dropped.length === 0) return;
    const { files, errors } = validateFiles(dropped, { accept, maxBytes });
    const [file] = files;
    setError(errors[0]);
    if (!file) return;
    announce(t('ui.fileDrop.taken', { name: file.name }));
    onFile(file);
  };

  const { isTarget, dropProps } = useDropzone(isDisabled, take);

  const clear = () => {
    setError(undefined);
    button.current?.focus();
    onClear?.();
  };

  return (
    <Root {...rootPropsOf(props)} role="group" aria-label={label}>
      <Zone
        {...dropProps}
        data-filled={fileName !== undefined || undefined}
        data-target={isTarget || undefined}
        data-disabled={isDisabled || undefined}
      >
        {fileName === undefined ? <Upload aria-hidden /> : <FileSpreadsheet aria-hidden />}
        <Title>{fileName ?? label}</Title>
        {fileName === undefined && (
          <Details id={detailsId}>
            {description !== undefined && <div>{description}</div>}
            <div>{t('ui.fileDrop.limits', { types, limit })}</div>
            <Hint>{t('ui.fileDrop.hint')}</Hint>
          </Details>
        )}
        <Actions>
          <FileTrigger
            acceptedFileTypes={[...accept]}
            onSelect={(files) => take(Array.from(files ?? [], (file) => ({ file, isFolder: false })))}
          >
            <Button
              ref={button}
              isDisabled={isDisabled}
              aria-describedby={fileName === undefined ? detailsId : undefined}
            >
              {t(fileName === undefined ? 'ui.fileDrop.choose' : 'ui.fileDrop.replace')}
            </Button>
          </FileTrigger>
          {fileName !== undefined && onClear && (
            <Button variant="ghost" isDisabled={isDisabled} onPress={clear}>
              {t('ui.fileDrop.clear')}
            </Button>
          )}
        </Actions>
      </Zone>
      {error && (
        <Alert tone="danger" isAssertive>
          {describeFilesError(error, { accept, maxBytes }, t, locale)}
        </Alert>
      )}
    </Root>
  );
}
