import { type CustomField, type CustomForm, customFields } from '@bureau/contract';
import { useRequest } from '../../api/useQuery.ts';

/** Gives the fields that were added to a form, in their order; without data until they are known. */
export const useCustomFields = (form: CustomForm) =>
  useRequest<readonly CustomField[]>(customFields.ofForm, { params: { form } }, { isSteady: true });
