import { type CustomField, customFieldsOfForm } from '@bureau/contract';
import { useRequest } from '../../api/useQuery.ts';
import type { ScreenResource } from '../resource/ResourceScreens.ts';

/** Returns the custom fields of the records of a resource, in their order; without data until they are known. `null` asks for none. */
export const useCustomFields = (resource: Pick<ScreenResource, 'hasCustomFields' | 'name'> | null) =>
  useRequest<readonly CustomField[]>(
    customFieldsOfForm,
    resource?.hasCustomFields ? { params: { form: resource.name } } : null,
    { isSteady: true },
  );
