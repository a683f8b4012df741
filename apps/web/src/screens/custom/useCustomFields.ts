import { type CustomField, type CustomForm, customFields } from '@bureau/contract';
import { useRequest } from '../../api/useQuery.ts';

/** Gives the fields that were added to a form, in their order; without data until they are known. `null` asks for none. */
export const useCustomFields = (form: CustomForm | null) =>
  useRequest<readonly CustomField[]>(customFields.ofForm, form && { params: { form } }, { isSteady: true });
