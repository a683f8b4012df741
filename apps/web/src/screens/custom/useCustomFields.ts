import { type CustomField, customFieldsOfForm } from '@bureau/contract';
import { useMemo } from 'react';
import { useRequest } from '../../api/useQuery.ts';
import type { ScreenResource } from '../resource/ResourceScreens.ts';

type Valued = Pick<ScreenResource, 'customForm' | 'hasCustomFields' | 'name'>;

/** Whether the records of a resource hold values of custom fields: of their own, or of what is made after them. */
export const hasCustomValues = ({ customForm, hasCustomFields }: Valued) =>
  hasCustomFields === true || customForm !== undefined;

/**
 * Returns the custom fields of the records of a resource, in their order; without data until they are known. `null` asks for none. What others are made after
 * need not say what has to be said of those.
 */
export function useCustomFields(resource: Valued | null) {
  const { data: fields, ...request } = useRequest<readonly CustomField[]>(
    customFieldsOfForm,
    resource && hasCustomValues(resource) ? { params: { form: resource.customForm ?? resource.name } } : null,
    { isSteady: true },
  );
  const isModel = resource?.customForm !== undefined;
  const data = useMemo(
    () => (isModel ? fields?.map((field) => ({ ...field, is_required: false })) : fields),
    [fields, isModel],
  );
  return { ...request, data };
}
