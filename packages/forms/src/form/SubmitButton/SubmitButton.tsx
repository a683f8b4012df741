import { Button, type ButtonProps } from '@bureau/ui';
import type { ReactNode, Ref } from 'react';
import { useFormInfo } from '../useFormInfo.ts';

export interface SubmitButtonProps extends Pick<ButtonProps, 'icon' | 'size' | 'className'> {
  /** Sets the visual emphasis. Defaults to `primary`. */
  readonly variant?: ButtonProps['variant'];
  /** What submitting does: "Create task". */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * Submits the Form around it. While the form is invalid the button is disabled (docs/product.md §4, Forms) for the eye and
 * for assistive technology, but it still takes focus and presses: a press shows what is wrong and leads there.
 */
export function SubmitButton({ variant = 'primary', children, ...props }: SubmitButtonProps) {
  const { isValid, isSubmitting } = useFormInfo();
  return (
    <Button
      {...props}
      type="submit"
      variant={variant}
      isPending={isSubmitting}
      aria-disabled={!isValid || undefined}
    >
      {children}
    </Button>
  );
}
