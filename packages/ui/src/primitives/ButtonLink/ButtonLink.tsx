import type { ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../Anchor/index.ts';
import { Root, Text } from '../Button/Button.styles.ts';
import type { ButtonVariant, ControlSize } from '../Button/index.ts';

export interface ButtonLinkProps extends Omit<AnchorProps, 'style'> {
  /** Sets the visual emphasis. Defaults to `secondary`. */
  variant?: Exclude<ButtonVariant, 'danger'>;
  /** Sets the height. Defaults to `medium`. */
  size?: ControlSize;
  /** Shows an icon before the text. */
  icon?: ReactNode;
  /** What can be done on the page that it leads to: "Create task". */
  children: ReactNode;
}

/** Leads to a page where something is done. It looks like a Button and is a link: it can be opened in a new tab. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  icon,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <Root as={Anchor} {...props} data-variant={variant} data-size={size}>
      {icon}
      <Text>{children}</Text>
    </Root>
  );
}
