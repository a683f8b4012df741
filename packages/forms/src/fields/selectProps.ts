import { type BoundField, idsOf } from './useField.ts';

/** Returns a select of react-aria what ties it to the frame around it. */
export function selectProps({ controlProps, error, isRequired }: BoundField) {
  return {
    'aria-labelledby': idsOf(controlProps.id).label,
    'aria-describedby': controlProps['aria-describedby'],
    onBlur: controlProps.onBlur,
    isDisabled: controlProps.disabled,
    isInvalid: error !== undefined,
    isRequired,
  };
}
