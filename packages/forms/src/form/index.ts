export { Form, type FormProps, RulesForm, type RulesFormProps } from './Form/index.ts';
export { FormActions, type FormActionsProps } from './FormActions/index.ts';
export { FormError, type FormErrorInit } from './FormError.ts';
export { FormErrorSummary, type FormErrorSummaryProps } from './FormErrorSummary/index.ts';
export { FormSection, type FormSectionProps } from './FormSection/index.ts';
export { SubmitButton, type SubmitButtonProps } from './SubmitButton/index.ts';
// how what stands in a form reads its values as they change, and writes them
export { useFormContext, useWatch } from 'react-hook-form';
export { type FormInfo, useFormInfo } from './useFormInfo.ts';
export {
  type RuleViolation,
  type FieldRule,
  fieldRules,
  type FormRules,
  type GetErrorMessage,
  lengthBetween,
  emailAddress,
  mustMatch,
  noSpaces,
  required,
  notBlank,
  sameAs,
} from './validation/index.ts';
