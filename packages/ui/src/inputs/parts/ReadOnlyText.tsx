import { TextInput, type TextInputProps } from '../TextInput/index.ts';
import { FormValues, type FormValuesProps } from './FormValues.tsx';

type ReadOnlyTextProps = Omit<TextInputProps, keyof FormValuesProps> & FormValuesProps;

/** Shows as a text what has been chosen and cannot be changed, and hands it to the form around it as the control does. */
export const ReadOnlyText = ({ name, values, ...text }: ReadOnlyTextProps) => (
  <>
    <TextInput {...text} isReadOnly />
    <FormValues {...{ name, values }} isDisabled={text.isDisabled} />
  </>
);
