import { Button, type ButtonProps, type ControlTone, type ControlVariant } from '@bureau/ui';
import { useFormInfo } from '../useFormInfo.ts';

export interface SubmitButtonProps extends Omit<ButtonProps, 'aria-disabled' | 'isPending' | 'type'> {
  /** Sets how much the button stands out. Defaults to `solid`. */
  readonly variant?: ControlVariant;
  /** Sets what the button means, by its colour. Defaults to `accent`. */
  readonly tone?: ControlTone;
}

/**
 * Submits the Form around it. While the form is invalid the button is disabled (docs/product.md §4, Forms) for the eye and
 * for assistive technology, but it still takes focus and presses: a press shows what is wrong and leads there.
 */
export function SubmitButton({ variant = 'solid', tone = 'accent', children, ...props }: SubmitButtonProps) {
  const { isValid, isSubmitting } = useFormInfo();
  return (
    <Button
      {...props}
      type="submit"
      variant={variant}
      tone={tone}
      isPending={isSubmitting}
      aria-disabled={!isValid || undefined}
    >
      {children}
    </Button>
  );
}
