import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiMessages } from '../../provider/messages/index.ts';
import { withBreaks } from '../../text/withBreaks.ts';
import type { AnchorProps } from '../Anchor/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Root } from './Link.styles.ts';

export interface LinkProps extends Omit<AnchorProps, 'style' | 'target' | 'rel'> {
  /** Opens the address in a new tab, and announces so. */
  isExternal?: boolean;
  /** Sets the link's appearance: `text` stands out, `quiet` takes the colour around it, for lists where all is a link. */
  variant?: 'text' | 'quiet';
  /** Where the link goes. */
  children: ReactNode;
}

/** Leads to another page. */
export function Link({ isExternal = false, variant = 'text', children, ...props }: LinkProps) {
  const t = useUiMessages();
  const target = isExternal ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : undefined;
  return (
    <Root {...props} {...target} data-variant={variant}>
      {withBreaks(children)}
      {isExternal && (
        <>
          <ExternalLink aria-hidden />
          <VisuallyHidden>{t('ui.link.external')}</VisuallyHidden>
        </>
      )}
    </Root>
  );
}
