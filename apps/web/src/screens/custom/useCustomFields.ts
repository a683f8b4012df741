import { type CustomField, type CustomForm, customFields } from '@bureau/contract';
import { useRequest } from '../../api/useQuery.ts';

/** Returns the custom fields of a form, in their order; without data until they are known. `null` asks for none. */
export const useCustomFields = (form: CustomForm | null) =>
  useRequest<readonly CustomField[]>(customFields.ofForm, form && { params: { form } }, { isSteady: true });
