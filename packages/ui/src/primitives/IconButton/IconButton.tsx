import type { ReactNode, Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Spinner } from '../../feedback/Spinner/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import type { ControlSize, ControlTone, ControlVariant } from '../Button/index.ts';
import { usePending } from '../Button/usePending.ts';
import { useTooltipTrigger } from '../Tooltip/index.ts';
import { Root } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'aria-label' | 'children' | 'className' | 'isPending' | 'onHoverChange' | 'style'
> {
  /** Names what the button does; a tooltip shows it. */
  label: string;
  /** Shows the icon, 16 pixels wide. */
  icon: ReactNode;
  /** Sets how much the button stands out. Defaults to `ghost`. */
  variant?: ControlVariant;
  /** Sets what the button means, by its colour. Defaults to `neutral`. */
  tone?: ControlTone;
  /** Shows that what the button started is still going on, and announces it. The button keeps the focus and ignores presses. */
  isPending?: boolean;
  /** Sets the height and width. Defaults to `medium`. */
  size?: ControlSize;
  /** Adds classes to those of the component. */
  className?: string;
  /** Receives the element. */
  ref?: Ref<HTMLButtonElement>;
}

/** Starts an action that an icon alone shows. Its name is in the tooltip and is announced by assistive technology. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  tone = 'neutral',
  size = 'medium',
  isPending = false,
  ref,
  ...props
}: IconButtonProps) {
  const t = useUiMessages();
  const rootRef = useObjectRef(ref);
  const rootProps = usePending(isPending, props, rootRef);
  const { tooltip, triggerProps } = useTooltipTrigger(rootRef, label);
  return (
    <>
      <Root
        {...rootProps}
        ref={rootRef}
        aria-label={isPending ? t('ui.iconButton.pending', { label }) : label}
        data-variant={variant}
        data-tone={tone}
        data-size={size}
        onPointerEnter={triggerProps.onPointerEnter}
        onPointerLeave={triggerProps.onPointerLeave}
        onPressStart={(event) => {
          triggerProps.onPointerDown();
          rootProps.onPressStart?.(event);
        }}
        onFocus={(event) => {
          triggerProps.onFocus(event);
          props.onFocus?.(event);
        }}
        onBlur={(event) => {
          triggerProps.onBlur();
          props.onBlur?.(event);
        }}
      >
        {isPending ? <Spinner /> : icon}
      </Root>
      {tooltip}
    </>
  );
}
