export { Form } from './Form.tsx';
export type { FormProps, RulesFormProps } from './Form.types.ts';
export { RulesForm } from './RulesForm.tsx';
