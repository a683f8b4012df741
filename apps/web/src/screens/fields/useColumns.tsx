import { optionOf } from '@bureau/contract';
import type { DataTableColumn } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import { Suspense, useMemo } from 'react';
import type { Identified } from '../../api/resource.ts';
import type { UpdateRow } from '../../api/writes/useUpdateRow.ts';
import { useCan } from '../../core/account/account.ts';
import { AwaitedEditor } from '../lazy/AwaitedEditor.tsx';
import { EditorLoadError } from '../lazy/EditorLoadError.tsx';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { hasCodes } from '../resource/recordNames.ts';
import type { ResourceScreens } from '../resource/ResourceScreens.ts';
import { columnOf, editKeyOf, isEditable, renderValue } from './kinds.tsx';
import type { ShownField } from './ShownField.ts';
import { useFieldContext } from './useFieldContext.ts';

/** The editor of a cell, which few visits need. */
const { Component: FieldEditor } = lazyComponent(
  async () => (await import('./FieldEditor.tsx')).FieldEditor,
  EditorLoadError,
);

const isListed = ({ field }: ShownField) => optionOf(field, 'list') !== 'none';

interface Created {
  readonly created_firstname?: string | null;
  readonly created_lastname?: string | null;
}

/** Returns the columns of a list, each named like what it is sorted by and exported as, which are edited in their cells by those who may. */
export function useColumns<Item extends Identified & Created & { readonly code?: string }>(
  { resource, titleName }: ResourceScreens<Item>,
  fields: readonly ShownField<Item>[],
  updateRow: UpdateRow<Item, object>['updateRow'],
): readonly DataTableColumn<Item>[] {
  const context = useFieldContext();
  const canEdit = useCan(resource.update.rule);
  return useMemo(() => {
    const { t } = context;
    const { sort } = resource.listSpec;
    const toColumn = (shown: ShownField<Item>): DataTableColumn<Item> => {
      const isTitle = shown.name === titleName;
      return {
        id: shown.column,
        header: shown.label,
        ...(isTitle ? { minWidth: 304, grow: 2, isRowHeader: true } : columnOf(shown)),
        ...((shown.isCustom || sort.includes(shown.column)) && { isSortable: true }),
        ...(optionOf(shown.field, 'list') === 'hidden' && { isHidden: true }),
        cell: (item) =>
          shown.renderCell ? shown.renderCell(item, context) : renderValue(shown, item, context),
        ...(canEdit &&
          isEditable(shown.field) && {
            ...(shown.canEdit && { canEdit: shown.canEdit }),
            editKey: editKeyOf(shown, fields),
            renderEditor: (item, cell) => (
              <Suspense fallback={<AwaitedEditor onCancel={() => cell.onEditingChange(false)} />}>
                <FieldEditor
                  shown={shown}
                  resource={resource.name}
                  edited={{
                    record: item,
                    update: (changes: object, ...begun) => updateRow(item, changes, ...begun),
                  }}
                  record={item}
                  canEdit
                  cell={cell}
                />
              </Suspense>
            ),
          }),
      };
    };
    const listed = fields.filter(isListed);
    const codeColumn: DataTableColumn<Item> = {
      id: 'code',
      header: t('fields.code'),
      width: 108,
      isSortable: true,
      cell: ({ code }) => code,
    };
    return [
      ...(hasCodes(resource) ? [codeColumn] : []),
      ...listed.filter(({ isCustom }) => !isCustom).map(toColumn),
      {
        id: 'created_by',
        header: t('fields.created_by'),
        width: 160,
        isHidden: true,
        cell: ({ created_firstname: firstname = null, created_lastname: lastname = null }) =>
          firstname !== null && formatFullName({ firstname, lastname }),
      },
      ...listed.filter(({ isCustom }) => isCustom).map(toColumn),
    ];
  }, [canEdit, context, fields, resource, titleName, updateRow]);
}
