import type { ReactNode, Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Anchor } from '../../primitives/Anchor/index.ts';
import { Root } from '../../primitives/IconButton/IconButton.styles.ts';
import { useTooltipTrigger } from '../../primitives/Tooltip/index.ts';

export interface IconLinkProps {
  /** The address; inside the application `BureauProvider`'s `navigate` follows it. */
  href: string;
  /** Names the page that it leads to; a tooltip shows it. */
  label: string;
  /** Shows the icon, 16 pixels wide. */
  icon: ReactNode;
  /** Adds classes to those of the component. */
  className?: string;
  /** Receives the element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Leads to a page that an icon alone shows. It looks like an IconButton and is a link: it can be opened in a new tab. */
export function IconLink({ label, icon, ref, ...props }: IconLinkProps) {
  const rootRef = useObjectRef(ref);
  const { tooltip, triggerProps } = useTooltipTrigger(rootRef, label);
  return (
    <>
      <Root as={Anchor} {...props} {...triggerProps} ref={rootRef} aria-label={label}>
        {icon}
      </Root>
      {tooltip}
    </>
  );
}
