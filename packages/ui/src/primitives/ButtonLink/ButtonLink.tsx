import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import { Root, Text } from '../Button/Button.styles.ts';
import type { ButtonVariant, ControlSize } from '../Button/index.ts';

export interface ButtonLinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'href'> {
  /** Gives the address; inside the application `BureauProvider`'s `navigate` follows it. */
  href: string;
  /** Sets how loudly the link speaks; `secondary` when not given. */
  variant?: Exclude<ButtonVariant, 'danger'>;
  /** Sets the height; `medium` when not given. */
  size?: ControlSize;
  /** Shows an icon before the text. */
  icon?: ReactNode;
  /** Says what can be done on the page that it leads to: "Create task". */
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
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
    <Root as={AriaLink} {...props} data-variant={variant} data-size={size}>
      {icon}
      <Text>{children}</Text>
    </Root>
  );
}
