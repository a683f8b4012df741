import type { Tone } from '@bureau/theme';
import type { ReactNode, Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Spinner } from '../../feedback/Spinner/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Root, Text, TextSpinner } from './Button.styles.ts';
import { usePending } from './usePending.ts';

/** Names how much a control stands out; a region of the screen has at most one that is `solid` and of the tone `accent`. */
export type ControlVariant = 'solid' | 'outline' | 'ghost';

/** Names what a control means: the main action is of the tone `accent`, what takes something away of the tone `danger`. */
export type ControlTone = Extract<Tone, 'neutral' | 'accent' | 'danger'>;

/** Names how large a control is. */
export type ControlSize = 'medium' | 'small';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'isPending' | 'style'> {
  /** Sets how much the button stands out. Defaults to `outline`. */
  variant?: ControlVariant;
  /** Sets what the button means, by its colour. Defaults to `neutral`. */
  tone?: ControlTone;
  /** Sets the height. Defaults to `medium`. */
  size?: ControlSize;
  /** Shows an icon before the text. */
  icon?: ReactNode;
  /** Shows an icon after the text. */
  endIcon?: ReactNode;
  /** Makes the button as wide as what it stands in. */
  isFullWidth?: boolean;
  /** Shows that what the button started is still going on, and announces it. The button keeps its text and the focus, and ignores presses. */
  isPending?: boolean;
  /** What the button does: "Create task". */
  children: ReactNode;
  /** Adds classes to those of the component. */
  className?: string;
  /** Receives the element. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Starts an action. A button with `aria-disabled` looks disabled and still takes the focus and presses, for forms whose submit button shows
 * what is missing (docs/product.md §4).
 */
export function Button({
  variant = 'outline',
  tone = 'neutral',
  size = 'medium',
  icon,
  endIcon,
  isFullWidth = false,
  isPending = false,
  children,
  ref,
  ...props
}: ButtonProps) {
  const t = useUiMessages();
  const rootRef = useObjectRef(ref);
  const rootProps = usePending(isPending, props, rootRef);
  const hasIcon = icon !== undefined || endIcon !== undefined;
  return (
    <Root
      {...rootProps}
      ref={rootRef}
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-full-width={isFullWidth || undefined}
    >
      {isPending && icon !== undefined ? <Spinner /> : icon}
      <Text>
        {isPending && !hasIcon && <TextSpinner />}
        {children}
      </Text>
      {isPending && icon === undefined && endIcon !== undefined ? <Spinner /> : endIcon}
      {isPending && (
        <>
          {' '}
          <VisuallyHidden>{t('ui.button.pending')}</VisuallyHidden>
        </>
      )}
    </Root>
  );
}
