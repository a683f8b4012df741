import { type CustomField, customName } from '@bureau/contract';
import type { DataTableColumn } from '@bureau/ui';
import { Suspense } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { EditorLoadError } from '../lazy/EditorLoadError.tsx';
import { CustomCell } from './CustomCell.tsx';
import type { CustomChanges, CustomRecord } from './CustomEditor.tsx';

const { Component: CustomEditor } = lazyComponent(
  async () => (await import('./CustomEditor.tsx')).CustomEditor,
  EditorLoadError,
);

export type UpdateCustom<Item> = (item: Item, changes: CustomChanges, version?: number) => Promise<void>;

interface ColumnOptions<Item> {
  /** Names the records among the drafts: `tasks`. */
  readonly draftName: string;
  readonly canEdit: boolean;
  readonly updateRow: UpdateCustom<Item>;
}

const widths: Readonly<Partial<Record<CustomField['field_type'], number>>> = {
  numeric: 112,
  checkbox: 112,
  date: 140,
};

/** Returns the custom fields of records as columns of their list, which are hidden at first. */
export function customColumns<Item extends CustomRecord>(
  fields: readonly CustomField[],
  { canEdit, draftName, updateRow }: ColumnOptions<Item>,
): readonly DataTableColumn<Item>[] {
  return fields.map((field) => {
    const { field_column: column, field_label: header, field_type: type } = field;
    return {
      id: customName(column),
      header,
      width: widths[type] ?? 160,
      isSortable: true,
      isHidden: true,
      ...(type === 'numeric' && { align: 'end' }),
      cell: ({ custom_fields: values }) => <CustomCell type={type} value={values[column]} />,
      ...(canEdit && {
        renderEditor: (item, cell) => (
          <Suspense>
            <CustomEditor
              field={field}
              edited={{
                record: item,
                update: (changes: CustomChanges, version?: number) => updateRow(item, changes, version),
              }}
              record={item}
              draftName={`${draftName}/${item.id}`}
              canEdit
              cell={cell}
            />
          </Suspense>
        ),
      }),
    };
  });
}

export { customFilters, divideFilters, readCustomFilters } from './customFilters.ts';
