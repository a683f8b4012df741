import { type AccessUser, canAccess, type CustomField, pickers } from '@bureau/contract';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Identified } from '../../api/resource.ts';
import { useAccessUser } from '../../core/account/account.ts';
import type { ResourceScreens } from '../resource/ResourceScreens.ts';
import { ownFields, type ShownField, stampFields } from './ShownField.ts';

/** Returns custom fields as screens show them (`customFields.ts`). */
export type ToShown = (customs: readonly CustomField[], t: TFunction) => readonly ShownField[];

/** Leaves out the editor of a field that refers to records of which the user may pick none. */
function withoutEditor<Item>(shown: ShownField<Item>, user: AccessUser): ShownField<Item> {
  const { picker } = shown;
  return picker === undefined || canAccess(user, pickers[picker].rule)
    ? shown
    : { ...shown, isFixed: true, canEdit: () => false };
}

/** Returns the fields of a resource, when its records were created and changed, and its custom fields as soon as `toShown` is there. */
export function useShownFields<Item extends Identified>(
  screens: ResourceScreens<Item>,
  customs: readonly CustomField[] = noFields,
  toShown?: ToShown,
): readonly ShownField<Item>[] {
  const { t } = useTranslation();
  const user = useAccessUser();
  return useMemo(
    () => [
      ...ownFields(screens, t).map((shown) => withoutEditor(shown, user)),
      ...stampFields(t),
      ...(toShown?.(customs, t) ?? []),
    ],
    [customs, screens, t, toShown, user],
  );
}

const noFields: readonly CustomField[] = [];
