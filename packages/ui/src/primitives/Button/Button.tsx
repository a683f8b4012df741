import type { ReactNode, Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Spinner } from '../../feedback/Spinner/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Cover, Root, Text } from './Button.styles.ts';
import { usePending } from './usePending.ts';

/** Names the visual emphasis of a button; a region of the screen has at most one primary button. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** Names how large a control is. */
export type ControlSize = 'medium' | 'small';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'isPending' | 'style'> {
  /** Sets the visual emphasis. Defaults to `secondary`. */
  variant?: ButtonVariant;
  /** Sets the height. Defaults to `medium`. */
  size?: ControlSize;
  /** Shows an icon before the text. */
  icon?: ReactNode;
  /** Shows that what the button started is still going on. The button keeps the focus and ignores presses. */
  isPending?: boolean;
  /** What the button does: "Create task". */
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Starts an action. A button with `aria-disabled` looks disabled and still takes the focus and presses, for forms whose submit button shows
 * what is missing (docs/product.md §4).
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  isPending = false,
  children,
  ref,
  ...props
}: ButtonProps) {
  const t = useUiMessages();
  const rootRef = useObjectRef(ref);
  const rootProps = usePending(isPending, props, rootRef);
  const hasIcon = icon !== undefined;
  return (
    <Root {...rootProps} ref={rootRef} data-variant={variant} data-size={size}>
      {isPending && hasIcon ? <Spinner /> : icon}
      <Text data-covered={(isPending && !hasIcon) || undefined}>{children}</Text>
      {isPending && !hasIcon && (
        <Cover>
          <Spinner />
        </Cover>
      )}
      {isPending && <VisuallyHidden>{t('ui.button.pending')}</VisuallyHidden>}
    </Root>
  );
}
