import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useLocale } from 'react-aria-components';
import { Alert } from '../../feedback/Alert/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { announce } from '../../provider/announcer/index.ts';
import { describeFilesError, formatTypes } from '../files/describeFilesError.ts';
import { Actions, Details, Hint, Zone } from '../files/FileZone.styles.ts';
import { useDropzone } from '../files/useDropzone.ts';
import { type DroppedFile, type FilesError, formatBytes, validateFiles } from '../files/validateFiles.ts';
import { useInputMessages } from '../messages/useInputMessages.ts';
import { useFieldProps } from '../parts/useFieldProps.ts';
import { useFormReset } from '../parts/useFormReset.ts';
import { useInputValue } from '../parts/useInputValue.ts';
import { useRequiredNote } from '../parts/useRequiredNote.tsx';
import { List, Root } from './FileInput.styles.ts';
import type { FileInputProps } from './FileInput.types.ts';
import { FileRow } from './parts/FileRow.tsx';

const none: readonly never[] = [];

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * Takes files that are chosen, dropped or pasted. What it rejects it names at once, with the reason; what is accepted stands in a list, from which
 * it can be removed.
 */
export function FileInput({
  value,
  defaultValue = none,
  onChange,
  accept,
  maxBytes,
  maxCount = 1,
  hasPreviews = false,
  getUploadState,
  ref,
  ...props
}: FileInputProps) {
  const t = useInputMessages();
  const { locale } = useLocale();
  const detailsId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<readonly FilesError[]>(none);
  const [files, setFiles, rootRef] = useInputValue<readonly File[], HTMLDivElement>(
    ref,
    value,
    defaultValue,
    onChange,
  );
  useFormReset(rootRef, () => setErrors(none));
  const { isDisabled, isReadOnly, isInvalid, isRequired, ...group } = useFieldProps(props, { isGroup: true });
  const canEdit = isDisabled !== true && isReadOnly !== true;
  const isSingle = maxCount === 1;
  const limits = { accept, maxBytes, maxCount };

  const take = (dropped: readonly DroppedFile[]) => {
    if (dropped.length === 0) return;
    const isKnown = ({ file }: DroppedFile) => files.some((present) => isSame(present, file));
    const fresh = isSingle ? dropped : dropped.filter((candidate) => !isKnown(candidate));
    const validated = validateFiles(fresh, limits, isSingle ? 0 : files.length);
    setErrors(validated.errors);
    if (validated.files.length === 0) return;
    const names = new Intl.ListFormat(locale).format(validated.files.map(({ name }) => name));
    announce(t('ui.fileInput.added', { names }));
    setFiles(isSingle ? validated.files : [...files, ...validated.files]);
  };

  const remove = (removed: File) => {
    setErrors(none);
    // The list goes away with its last file.
    if (files.length === 1) button.current?.focus();
    announce(t('ui.fileInput.removed', { name: removed.name }));
    setFiles(files.filter((file) => file !== removed));
  };

  const { isTarget, dropProps } = useDropzone(!canEdit, take);

  const { describedBy, note } = useRequiredNote({ ...group, isRequired });
  const limit = formatBytes(maxBytes, locale);
  const types = formatTypes(accept, locale);
  const action = isSingle ? (files.length > 0 ? 'replace' : 'choose') : 'chooseSeveral';
  return (
    <Root
      {...mergeProps(group, dropProps)}
      ref={rootRef}
      role="group"
      aria-describedby={describedBy}
      aria-disabled={isDisabled || undefined}
      data-invalid={isInvalid || undefined}
    >
      {note}
      {files.length > 0 && (
        <List tabIndex={-1} data-previews={hasPreviews || undefined}>
          {files.map((file) => (
            <FileRow
              key={`${file.name}/${file.size}/${file.lastModified}`}
              file={file}
              hasPreview={hasPreviews}
              upload={getUploadState?.(file)}
              onRemove={canEdit ? () => remove(file) : undefined}
            />
          ))}
        </List>
      )}
      {isReadOnly !== true && (
        <Zone
          data-compact
          data-target={isTarget || undefined}
          data-disabled={isDisabled || undefined}
          data-invalid={isInvalid || undefined}
        >
          <Upload aria-hidden />
          <Actions>
            <input
              ref={picker}
              type="file"
              hidden
              tabIndex={-1}
              accept={accept?.join(',')}
              multiple={!isSingle}
              disabled={!canEdit}
              onChange={({ currentTarget }) => {
                take(Array.from(currentTarget.files ?? [], (file) => ({ file, isFolder: false })));
                // The same file can be chosen again.
                currentTarget.value = '';
              }}
            />
            <Button
              ref={button}
              isDisabled={!canEdit}
              aria-describedby={detailsId}
              onPress={() => picker.current?.click()}
            >
              {t(`ui.fileDrop.${action}`)}
            </Button>
          </Actions>
          <Details id={detailsId}>
            <div>
              {types === ''
                ? t('ui.fileInput.sizeLimit', { limit })
                : t('ui.fileDrop.limits', { types, limit })}
            </div>
            {!isSingle && Number.isFinite(maxCount) && (
              <div>{t('ui.fileInput.maxCount', { max: maxCount.toLocaleString(locale) })}</div>
            )}
            <Hint>{t(isSingle ? 'ui.fileDrop.hint' : 'ui.fileInput.hintSeveral')}</Hint>
          </Details>
        </Zone>
      )}
      {errors.length > 0 && (
        <Alert tone="danger" isAssertive>
          {errors.map((error) => (
            <div key={'name' in error ? `${error.kind}/${error.name}` : error.kind}>
              {describeFilesError(error, limits, t, locale)}
            </div>
          ))}
        </Alert>
      )}
    </Root>
  );
}
