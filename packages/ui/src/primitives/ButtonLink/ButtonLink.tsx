import type { ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../Anchor/index.ts';
import { Root, Text } from '../Button/Button.styles.ts';
import type { ControlSize, ControlTone, ControlVariant } from '../Button/index.ts';

export interface ButtonLinkProps extends Omit<AnchorProps, 'style'> {
  /** Sets how much the link stands out. Defaults to `outline`. */
  variant?: ControlVariant;
  /** Sets what the link means, by its colour. Defaults to `neutral`. */
  tone?: ControlTone;
  /** Sets the height. Defaults to `medium`. */
  size?: ControlSize;
  /** Shows an icon before the text. */
  icon?: ReactNode;
  /** Shows an icon after the text. */
  endIcon?: ReactNode;
  /** Makes the link as wide as what it stands in. */
  isFullWidth?: boolean;
  /** What can be done on the page that it leads to: "Create task". */
  children: ReactNode;
}

/** Leads to a page where something is done. It looks like a Button and is a link: it can be opened in a new tab. */
export function ButtonLink({
  variant = 'outline',
  tone = 'neutral',
  size = 'medium',
  icon,
  endIcon,
  isFullWidth = false,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <Root
      as={Anchor}
      {...props}
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-full-width={isFullWidth || undefined}
    >
      {icon}
      <Text>{children}</Text>
      {endIcon}
    </Root>
  );
}
