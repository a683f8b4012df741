export { Form, type FormProps, RulesForm, type RulesFormProps } from './Form/index.ts';
export { FormActions, type FormActionsProps } from './FormActions/index.ts';
export { FormError, type FormErrorInit } from './FormError.ts';
export { FormSection, type FormSectionProps } from './FormSection/index.ts';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton/index.ts';
export { type FormInfo, useFormInfo } from './useFormInfo.ts';
export {
  type BrokenRule,
  type FieldRule,
  fieldRules,
  type FormRules,
  type GetErrorMessage,
  lengthBetween,
  mailAddress,
  mustMatch,
  noSpaces,
  required,
  requiredWords,
  sameAs,
} from './validation/index.ts';
