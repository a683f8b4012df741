import { CircleAlert } from 'lucide-react';
import {
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useId,
  useMemo,
  useState,
} from 'react';
import { FieldContext, type FieldControl, type InputState } from '../parts/FieldContext.ts';
import { RequiredMark } from '../parts/RequiredMark.tsx';
import { ErrorMessage, Help, Label, Root } from './FormField.styles.ts';
import { CharacterCount, isNearLimit } from './parts/CharacterCount.tsx';
import { focusControl } from './parts/focusControl.ts';

/** Describes the props of the frame of a field. Other attributes, `className`, `style` and `ref` reach the frame. */
export interface FormFieldProps extends Omit<InputState, 'isInvalid'>, HTMLAttributes<HTMLDivElement> {
  /** Stands above the control and names it. Leave it out only where the control shows its own, as a checkbox does. */
  label?: string;
  /** Hides the label from sight; it still names the control for assistive technology. */
  isLabelHidden?: boolean;
  /** Stands below the control and helps to fill it in. */
  help?: ReactNode;
  /** Shows why the value was rejected, and marks the control as invalid. */
  error?: string | undefined;
  /** Shows how many characters are left once the text comes near the limit. Nothing is cut. */
  count?: { readonly length: number; readonly limit: number } | undefined;
  /** Shows the one control that the frame belongs to. */
  children?: ReactNode;
  /** Receives the element around label and control. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Puts the label above a control, and its error and help below it. The control, any of the inputs, takes its id, name, description and state
 * from the frame. What the control itself is given comes first.
 */
export function FormField({
  label,
  isLabelHidden = false,
  help,
  error,
  count,
  isRequired = false,
  isDisabled,
  isReadOnly,
  children,
  ...props
}: FormFieldProps) {
  const id = useId();
  const [control, setControl] = useState<FieldControl>();
  const register = useCallback((registered: FieldControl) => {
    setControl(registered);
    return () => setControl(undefined);
  }, []);

  const hasLabel = label !== undefined && label !== '';
  const isInvalid = error !== undefined && error !== '';
  const hasHelp = help !== undefined && help !== '';
  const isCounted = count !== undefined && isNearLimit(count);
  const labelId = hasLabel ? `${id}-label` : undefined;
  const describedBy =
    [hasHelp && `${id}-help`, isInvalid && `${id}-error`, isCounted && !isInvalid && `${id}-count`]
      .filter(Boolean)
      .join(' ') || undefined;

  const field = useMemo(
    () => ({
      id,
      labelId,
      register,
      'aria-describedby': describedBy,
      isDisabled,
      isReadOnly,
      isInvalid,
      isRequired,
    }),
    [id, labelId, register, describedBy, isDisabled, isReadOnly, isInvalid, isRequired],
  );

  const controlId = control?.id ?? id;
  return (
    <Root {...props}>
      {hasLabel && (
        <Label
          id={labelId}
          htmlFor={control?.isGroup ? undefined : controlId}
          data-hidden={isLabelHidden || undefined}
          onClick={(event: MouseEvent) => {
            if (focusControl(controlId)) event.preventDefault();
          }}
        >
          {label}
          {isRequired && <RequiredMark />}
        </Label>
      )}
      <FieldContext value={field}>{children}</FieldContext>
      {isCounted && <CharacterCount {...count} id={`${id}-count`} />}
      {isInvalid && (
        <ErrorMessage id={`${id}-error`}>
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </ErrorMessage>
      )}
      {hasHelp && <Help id={`${id}-help`}>{help}</Help>}
    </Root>
  );
}
