import type { Tone } from '@bureau/theme';
import type { ReactNode, Ref } from 'react';
import { ToneIcon } from '../ToneIcon/index.ts';
import { Action, Root, Title } from './Notice.styles.ts';

export interface NoticeProps {
  /** Chooses colour and icon. */
  tone: Tone;
  /** Names the matter in a few words. */
  title?: string;
  /** Says what happened, why, and what to do next. */
  children?: ReactNode;
  /** Offers what to do next, as a button or a link. */
  action?: ReactNode;
  /** Is spoken as soon as it appears, for what went wrong after a press. */
  isAlert?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Says something where it matters, and stays: a failed save in a dialog, a list that could not be loaded. */
export function Notice({ tone, title, children, action, isAlert = false, className, ref }: NoticeProps) {
  return (
    <Root ref={ref} className={className} data-tone={tone} role={isAlert ? 'alert' : undefined}>
      <ToneIcon tone={tone} />
      <div>
        {title !== undefined && <Title>{title}</Title>}
        {children}
        {action !== undefined && <Action>{action}</Action>}
      </div>
    </Root>
  );
}
