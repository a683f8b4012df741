import type { CustomField } from '@bureau/contract';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Identified } from '../../api/resource.ts';
import type { ResourceScreens } from '../resource/ResourceScreens.ts';
import { ownFields, type ShownField, stampFields } from './ShownField.ts';

/** Returns custom fields as screens show them (`customFields.ts`). */
export type ToShown = (customs: readonly CustomField[], t: TFunction) => readonly ShownField[];

/** Returns the fields of a resource, when its records were created and changed, and its custom fields as soon as `toShown` is there. */
export function useShownFields<Item extends Identified>(
  screens: ResourceScreens<Item>,
  customs: readonly CustomField[] = noFields,
  toShown?: ToShown,
): readonly ShownField<Item>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [...ownFields(screens, t), ...stampFields(t), ...(toShown?.(customs, t) ?? [])],
    [customs, screens, t, toShown],
  );
}

const noFields: readonly CustomField[] = [];
