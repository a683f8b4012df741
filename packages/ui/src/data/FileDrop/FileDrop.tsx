import { FileSpreadsheet, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FileTrigger, useLocale } from 'react-aria-components';
import { Alert } from '../../feedback/index.ts';
import { Button } from '../../primitives/index.ts';
import { announce, useUiMessages } from '../../provider/index.ts';
import { checkFiles, writeBytes, type FileProblem, type Offered } from './checkFiles.ts';
import { Actions, Details, Hint, Root, Title, Zone } from './FileDrop.styles.ts';
import type { FileDropProps } from './FileDrop.types.ts';
import { useFileDrop } from './useFileDrop.ts';

/** Takes one file that is dropped, pasted or chosen, and says at once why another one is not taken. */
export function FileDrop(props: FileDropProps) {
  const { label, description, accept, maxBytes, onFile, isDisabled = false, fileName, onClear } = props;
  const { className, ref } = props;
  const t = useUiMessages();
  const { locale } = useLocale();
  const detailsId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<FileProblem>();

  const types = new Intl.ListFormat(locale, { type: 'disjunction' }).format(accept);
  const limit = writeBytes(maxBytes, locale);

  const take = (offered: readonly Offered[]) => {
    const checked = checkFiles(offered, { accept, maxBytes });
    if (!checked) return;
    setProblem('problem' in checked ? checked.problem : undefined);
    if ('problem' in checked) return;
    announce(t('ui.fileDrop.taken', { name: checked.file.name }));
    onFile(checked.file);
  };

  const { isTarget, dropProps } = useFileDrop(isDisabled, take);

  const clear = () => {
    setProblem(undefined);
    button.current?.focus();
    onClear?.();
  };

  const describe = (found: FileProblem) => {
    const name = 'name' in found ? found.name : '';
    const size = found.kind === 'tooLarge' ? writeBytes(found.size, locale) : '';
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
      {problem && (
        <Alert tone="danger" isAssertive>
          {describe(problem)}
        </Alert>
      )}
    </Root>
  );
}
