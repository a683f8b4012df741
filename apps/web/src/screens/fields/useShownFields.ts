import type { CustomField } from '@bureau/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Identified } from '../../api/resource.ts';
import type { ResourceScreens } from '../resource/ResourceScreens.ts';
import { customFieldsOf, ownFields, type ShownField, stampFields } from './ShownField.ts';

/** Returns the fields of a resource, when its records were created and changed, and its custom fields. */
export function useShownFields<Item extends Identified>(
  screens: ResourceScreens<Item>,
  customs: readonly CustomField[] | undefined,
): readonly ShownField<Item>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [...ownFields(screens, t), ...stampFields(t), ...customFieldsOf(customs ?? [], t)],
    [customs, screens, t],
  );
}
