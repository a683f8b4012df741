import { type CustomField, customName, type CustomValues } from '@bureau/contract';
import { type CustomFieldValue, InlineCustomField } from '@bureau/forms';
import type { CellEditing } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../core/account/account.ts';
import { type Edited, useEditor } from '../useEditor.ts';
import { toDefinition } from './toDefinition.ts';

/** Describes a record that has custom fields. */
export interface CustomRecord {
  readonly id: number;
  readonly version: number;
  readonly custom_fields: CustomValues;
}

/** Describes a change of custom fields. */
export interface CustomChanges {
  readonly custom_fields?: Readonly<Record<string, unknown>>;
}

export interface CustomEditorProps {
  readonly field: CustomField;
  readonly edited: Edited<{ readonly version: number }, CustomChanges>;
  readonly record: CustomRecord;
  /** Names the record among the drafts: `tasks/7`. */
  readonly draftName: string;
  readonly canEdit: boolean;
  /** Whether the editor stands in the open cell of a table. */
  readonly cell?: CellEditing;
  /** Opens the editor at the start. */
  readonly isOpenAtFirst?: boolean;
}

const isDraft = (stored: unknown): stored is string | null => stored === null || typeof stored === 'string';

/** Edits the value that a record has in a custom field. */
export function CustomEditor({
  canEdit,
  cell,
  draftName,
  edited,
  field,
  isOpenAtFirst,
  record,
}: CustomEditorProps) {
  const { t } = useTranslation();
  const { settings } = useUser();
  const { field_column: column } = field;
  const editor = useEditor(edited, {
    name: `${draftName}/${customName(column)}`,
    isDraft,
    toChanges: (value: CustomFieldValue): CustomChanges => ({ custom_fields: { [column]: value } }),
    cell,
    isOpenAtFirst,
  });
  return (
    <InlineCustomField
      {...editor}
      definition={toDefinition(field)}
      value={record.custom_fields[column]}
      emptyText={t('tasks.fields.none')}
      dateFormat={settings.date_format}
      canEdit={canEdit}
    />
  );
}
