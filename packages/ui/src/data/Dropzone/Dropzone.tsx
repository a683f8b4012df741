import { FileSpreadsheet, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FileTrigger, useLocale } from 'react-aria-components';
import { Alert } from '../../feedback/index.ts';
import { Button } from '../../primitives/index.ts';
import { announce, useUiMessages } from '../../provider/index.ts';
import { validateFiles, formatBytes, type FilesError, type DroppedFile } from './validateFiles.ts';
import { Actions, Details, Hint, Root, Title, Zone } from './Dropzone.styles.ts';
import type { DropzoneProps } from './Dropzone.types.ts';
import { useDropzone } from './useDropzone.ts';

/** Takes one file that is dropped, pasted or chosen, and shows at once why another one is rejected. */
export function Dropzone(props: DropzoneProps) {
  const { label, description, accept, maxBytes, onFile, isDisabled = false, fileName, onClear } = props;
  const { className, ref } = props;
  const t = useUiMessages();
  const { locale } = useLocale();
  const detailsId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [error, setError] = useState<FilesError>();

  const types = new Intl.ListFormat(locale, { type: 'disjunction' }).format(accept);
  const limit = formatBytes(maxBytes, locale);

  const take = (dropped: readonly DroppedFile[]) => {
    const checked = validateFiles(dropped, { accept, maxBytes });
    if (!checked) return;
    setError('error' in checked ? checked.error : undefined);
    if ('error' in checked) return;
    announce(t('ui.fileDrop.taken', { name: checked.file.name }));
    onFile(checked.file);
  };

  const { isTarget, dropProps } = useDropzone(isDisabled, take);

  const clear = () => {
    setError(undefined);
    button.current?.focus();
    onClear?.();
  };

  const describe = (found: FilesError) => {
    const name = 'name' in found ? found.name : '';
    const size = found.kind === 'tooLarge' ? formatBytes(found.size, locale) : '';
    return t(`ui.fileDrop.problem.${found.kind}`, { name, size, limit, types });
  };

  return (
    <Root ref={ref} className={className} role="group" aria-label={label}>
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
          {describe(error)}
        </Alert>
      )}
    </Root>
  );
}
