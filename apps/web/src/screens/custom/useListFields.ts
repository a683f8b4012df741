import type { CustomField, CustomForm } from '@bureau/contract';
import { createLazyImport, type DataTableColumn, type FilterDefinition, type FilterValues } from '@bureau/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomRecord } from './CustomEditor.tsx';
import type { CustomFilterTexts } from './customFilters.ts';
import type * as listFields from './listFields.tsx';
import { useCustomFields } from './useCustomFields.ts';

const useCode = createLazyImport<never, typeof listFields>(() => import('./listFields.tsx'));

/** Describes what the custom fields of records bring into their list. */
export interface ListFields<Item> {
  readonly fields: readonly CustomField[];
  readonly columns: readonly DataTableColumn<Item>[];
  readonly filters: readonly FilterDefinition[];
  /** Returns filters of the address as the bar of filters has them. */
  readonly readFilters: (given: CustomFilterTexts) => FilterValues;
  /** Divides the values of the bar of filters into those of own and of custom fields. */
  readonly divideFilters: (
    values: FilterValues,
    given: CustomFilterTexts,
  ) => { readonly filter: FilterValues; readonly custom_fields: CustomFilterTexts };
}

interface ListFieldsOptions<Item> {
  /** Whether the records are there: what was added to them is asked for after them. */
  readonly isReady: boolean;
  readonly canEdit: boolean;
  readonly updateRow: listFields.UpdateCustom<Item>;
}

/** Returns what the custom fields of a form bring into the list of its records; its code is loaded where there are any. */
export function useListFields<Item extends CustomRecord>(
  form: CustomForm,
  { canEdit, isReady, updateRow }: ListFieldsOptions<Item>,
): ListFields<Item> | undefined {
  const { t } = useTranslation();
  const { data: fields } = useCustomFields(isReady ? form : null);
  const hasFields = fields !== undefined && fields.length > 0;
  // without its code the list shows the own fields of its records
  const { Loaded: code } = useCode(hasFields);
  return useMemo(() => {
    if (!hasFields || !code) return undefined;
    const shown = fields.filter(({ show_in_list: isShown }) => isShown);
    return {
      fields,
      columns: code.customColumns(shown, { draftName: form, canEdit, updateRow }),
      filters: code.customFilters(shown, t),
      readFilters: (given) => code.readCustomFilters(shown, given),
      divideFilters: (values, given) => code.divideFilters(shown, values, given),
    };
  }, [canEdit, code, fields, form, hasFields, t, updateRow]);
}
