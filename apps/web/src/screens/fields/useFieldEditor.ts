import type { CellEditing } from '@bureau/ui';
import { type Edited, useEditor } from '../useEditor.ts';
import { changeOf, type ShownField, valueOf } from './ShownField.ts';

export interface FieldEditorProps {
  readonly shown: ShownField;
  /** Names the resource among the drafts. */
  readonly resource: string;
  readonly edited: Edited<{ readonly version: number }, object>;
  readonly record: { readonly id: number };
  readonly canEdit: boolean;
  /** Whether the editor stands in the open cell of a table. */
  readonly cell?: CellEditing;
  /** Opens the editor at the start. */
  readonly isOpenAtFirst?: boolean;
}

/** Returns what the editor of a field has beside its value; `toWritten` makes of the value of the control that which is written. */
export function useFieldEditor<Value, Draft>(
  { canEdit, cell, edited, isOpenAtFirst, record, resource, shown }: FieldEditorProps,
  isDraft: (stored: unknown) => stored is Draft,
  toWritten: (value: Value) => unknown = (value) => value,
) {
  const editor = useEditor(edited, {
    name: `${resource}/${record.id}/${shown.name}`,
    isDraft,
    toChanges: (value: Value) => changeOf(shown, toWritten(value)),
    cell,
    isOpenAtFirst,
  });
  const { emptyText, field, label } = shown;
  return { ...editor, label, emptyText, canEdit, isRequired: mustBeThere(field) };
}

/** Returns whether a field of a record can never be empty. */
const mustBeThere = ({ isDerivable, isNullable, isRequired, kind }: ShownField['field']) =>
  isRequired === true ||
  (!isNullable &&
    !isDerivable &&
    ![
      'line',
      'text',
      'richText',
      'email',
      'phone',
      'people',
      'members',
      'references',
      'tags',
      'boolean',
    ].includes(kind));

/** Returns the text that a record has in a field, if any. */
export function textIn({ record, shown }: FieldEditorProps): string | null {
  const value = valueOf(shown, record);
  return typeof value === 'string' ? value : null;
}

/** A custom field, and one of ours that may be null, has no empty text. */
export const toText =
  ({ field, isCustom }: ShownField) =>
  (text: string) =>
    text === '' && (isCustom || field.isNullable) ? null : text;
