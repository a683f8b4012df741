import { useRef, type ReactNode, type Ref } from 'react';
import { type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Spinner } from '../../feedback/Spinner/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { useMergedRef } from '../../provider/refs/index.ts';
import type { ControlSize } from '../Button/index.ts';
import { Tooltip, useTooltip } from '../Tooltip/index.ts';
import { Root } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'aria-label' | 'onHoverChange'
> {
  /** Names what the button does; a tooltip shows it. */
  label: string;
  /** Shows the icon, 16 pixels wide. */
  icon: ReactNode;
  /** Sets how loudly the button speaks; `ghost` when not given. */
  variant?: 'ghost' | 'secondary';
  /** Sets the height and width; `medium` when not given. */
  size?: ControlSize;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Starts an action that an icon alone shows. Its name is in the tooltip and is what assistive technology says. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  ref,
  ...props
}: IconButtonProps) {
  const t = useUiMessages();
  const rootRef = useRef<HTMLButtonElement>(null);
  const tooltip = useTooltip(rootRef);
  return (
    <>
      <Root
        {...props}
        ref={useMergedRef(rootRef, ref)}
        aria-label={props.isPending === true ? t('ui.iconButton.pending', { label }) : label}
        data-variant={variant}
        data-size={size}
        onHoverChange={(isHovered) => (isHovered ? tooltip.open() : tooltip.close())}
        onPressStart={(event) => {
          tooltip.close(true);
          props.onPressStart?.(event);
        }}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) tooltip.open(true);
          props.onFocus?.(event);
        }}
        onBlur={(event) => {
          tooltip.close(true);
          props.onBlur?.(event);
        }}
      >
        {props.isPending === true ? <Spinner /> : icon}
      </Root>
      <Tooltip state={tooltip} text={label} />
    </>
  );
}
