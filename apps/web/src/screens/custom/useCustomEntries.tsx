import { type CustomField, customName } from '@bureau/contract';
import { useCustomValueFormatter } from '@bureau/forms';
import { InlineValue } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../core/formats/useFormats.ts';
import { CustomEditor, type CustomEditorProps } from './CustomEditor.tsx';

interface CustomEntriesOptions extends Omit<CustomEditorProps, 'cell' | 'field' | 'isOpenAtFirst'> {
  readonly fields: readonly CustomField[];
  /** Names the fields that have a draft from before. */
  readonly storedDrafts: readonly string[];
}

/** Returns the custom fields of a record as entries of its properties, with inline editors for those who may edit it. */
export function useCustomEntries({ fields, storedDrafts, ...editing }: CustomEntriesOptions) {
  const { t } = useTranslation();
  const write = useCustomValueFormatter(useFormats().date);
  return fields.map((field) => {
    const { field_column: column, field_label: label, field_type: type } = field;
    const id = customName(column);
    return {
      id,
      label,
      value: (
        <InlineValue
          label={label}
          emptyText={t('tasks.fields.none')}
          isMultiline={type === 'textarea'}
          canEdit={editing.canEdit}
          hasDraft={storedDrafts.includes(id)}
          renderEditor={(isOpenAtFirst) => (
            <CustomEditor {...editing} field={field} isOpenAtFirst={isOpenAtFirst} />
          )}
        >
          {write(type, editing.record.custom_fields[column])}
        </InlineValue>
      ),
    };
  });
}
